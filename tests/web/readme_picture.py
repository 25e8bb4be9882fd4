"""``python -m tests.web.readme_picture FILE``: the page of a real match, in which one may doubt.

Our program plays its demo, with a process and proofs for everybody; a person by lot sits at the
page until somebody's claim is to be doubted in a match that is well under way.
"""

import sys
from pathlib import Path

from tests.web.browser.seats import PATIENCE, Person, node
from tests.web.browsing import chromium

DEMO = ("demo", "complots", "--players", "4", "--pace", "fast", "--seed", "7", "--name", "Zoë")
ENOUGH = 3  # answers, so that something lies on the table


def main(file: Path) -> None:
    with chromium() as browser, node(*DEMO) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
        page.goto(address)
        person = Person(page, seed=3)
        page.wait_for_selector("[data-question]", timeout=PATIENCE)
        while not (person.answered >= ENOUGH and page.locator("[data-ask=doubt]").count()):
            if person.is_asked:
                person.answer()
            elif person.is_over:
                raise SystemExit("the match was over before anybody could be doubted; once more")
            page.wait_for_timeout(50)
        page.mouse.move(0, 0)
        page.wait_for_timeout(1000)
        page.screenshot(path=file, type="jpeg", quality=82)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
