"""How hypothesis works in every test."""

from hypothesis import Phase, settings

# A slow machine is no failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# A mutant is caught by any failure; the smallest example of it interests nobody.
settings.register_profile(
    "mutants", deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
)
