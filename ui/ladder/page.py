"""The sheet as a page to print: one file, nothing to load, nothing that runs."""

from collections.abc import Iterable
from html import escape

from ui.ladder.sheet import Part, Sheet

STYLE = """
body { font: 11pt/1.45 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .25rem .6rem; overflow-wrap: anywhere; }
tr { break-inside: avoid; } thead { display: table-header-group; }
th { border-bottom: 1px solid; } tbody tr + tr td { border-top: 1px solid #ccc; }
.people td:nth-child(-n+4), .people th:nth-child(-n+4) { text-align: right; width: 4.5rem; }
.people td:last-child { font-family: monospace; white-space: nowrap; }
footer { margin-top: 2rem; font-size: .85em; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(sheet: Sheet, language: str) -> str:
    """HTML of a sheet; every text in it stays text, whoever wrote it."""
    body = [tag("h1", sheet.title), *(tag("p", line) for line in sheet.summary)]
    body += map(section, sheet.parts)
    body.append("<footer>" + "".join(tag("p", note) for note in sheet.notes) + "</footer>")
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            tag("title", sheet.title),
            f"<style>{STYLE}</style>\n</head>\n<body>",
            *body,
            "</body>\n</html>\n",
        )
    )


def section(part: Part) -> str:
    heading = tag("h2", part.heading)
    if not part.columns:
        return heading + "<ul>" + "".join(tag("li", row[0]) for row in part.rows) + "</ul>"
    head = "<thead>" + cells("th", part.columns) + "</thead>"
    rows = "\n".join(cells("td", row) for row in part.rows)
    return f'{heading}\n<table class="{part.name}">{head}<tbody>\n{rows}\n</tbody></table>'


def cells(name: str, texts: Iterable[str]) -> str:
    return "<tr>" + "".join(tag(name, text) for text in texts) + "</tr>"


def tag(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>"
