"""The files of vectors, as they lie here and as the code would write them today."""

import json
from pathlib import Path
from typing import Any

from tests.vectors.foundations import foundations
from tests.vectors.log import all_said
from tests.vectors.proofs import all_proofs
from tests.vectors.refusals import all_refusals
from tests.vectors.signatures import all_signatures

HERE = Path(__file__).parent


def made() -> dict[str, str]:
    """The contents of every file, made anew."""
    proofs = all_proofs()
    contents = {
        "foundations.json": foundations(),
        "log.json": all_said(),
        "proofs.json": proofs,
        "refusals.json": all_refusals(proofs),
        "signatures.json": all_signatures(),
    }
    return {name: written(content) for name, content in contents.items()}


def written(content: Any) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def stored(name: str) -> Any:
    return json.loads((HERE / name).read_text(encoding="utf-8"))
