// The log: what happened, turn by turn, what was proved, and why that can be believed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { glyph, icon } from "../svg/draw.js";
import { get } from "../posting.js";
import { change, state, t } from "../state.js";

const SIGNS = { proof: "check", late: "clock", absent: "clock", gone: "away", back: "people", care: "look", danger: "cross", outcome: "table", opened: "look" };

export function log(snap) {
  const lines = [...earlier(snap), ...(snap.log ?? [])];
  return html`<div class="log"><h2 id="log-title" class="unseen">${t("log")}</h2>
    <div class="log-lines" id="log" tabindex="0" @scroll=${scrolled} aria-labelledby="log-title" role="region">
      ${lines[0]?.line > 0 ? html`<button type="button" class="chip" data-all-lines @click=${fetchAll}>${t("all-lines")}</button>` : nothing}
      ${lines.length ? html`<ol>${repeat(lines, (one, index) => one.line ?? index, (one) => line(one))}</ol>` : html`<p class="faint">${t("log-empty")}</p>`}
    </div></div>`;
}

// A snapshot brings the last lines; all of them are there for the asking.
let all = { of: null, log: [] };
const key = () => `${state.snap.match}/${state.lang}/${state.snap.opened ?? ""}`;

async function fetchAll() {
  const of = key();
  all = { of, log: (await get("log"))?.log ?? [] };
  change();
}

function earlier(snap) {
  const first = snap.log?.[0]?.line ?? 0;
  return all.of === key() ? all.log.filter((one) => one.line < first) : [];
}

const line = (one) => html`<li class="line line-${one.kind}" data-line data-kind=${one.kind} data-event=${one.event ?? nothing}>
  ${SIGNS[one.kind] ? icon(SIGNS[one.kind]) : nothing}<span class="line-text">${one.text}</span>${why(one)}</li>`;

const why = (one) =>
  one.kind === "proof"
    ? html`<button type="button" class="why" data-why=${one.event} @click=${() => change({ dialog: { kind: "why", line: one } })}>${glyph("seal")}<span>${t("why")}</span></button>`
    : nothing;

// The newest line stays in sight unless the reader has scrolled up.
let atEnd = true;
let last = null; // the line that was scrolled to
let tall = 0; // in how much room
let reached = 0; // how far down

// A box that was made larger or smaller scrolls by itself, which nobody meant; and more lines may have come since we scrolled down.
function scrolled({ target }) {
  if (target.clientHeight !== tall) return;
  atEnd = target.scrollHeight - target.scrollTop - tall < 40 || (atEnd && target.scrollTop >= reached - 40);
  anchor(target);
}

// Lines go at the top as others come below. Whoever reads above stays with what is read; at the end there is nothing to hold on to.
const anchor = (box) => (box.style.overflowAnchor = atEnd ? "none" : "auto");

let spoken = null;

// So does the last word of a conversation.
function afterTalk() {
  const newest = document.querySelector(".bubbles > :last-child");
  const box = newest?.parentElement;
  if (newest && (newest !== spoken?.newest || box.clientHeight !== spoken.tall)) box.scrollTop = box.scrollHeight;
  spoken = newest && { newest, tall: box.clientHeight };
}

export function afterLog() {
  afterTalk();
  const box = document.getElementById("log");
  const newest = box?.querySelector("li:last-child");
  if (!newest || (newest === last && box.clientHeight === tall)) return;
  if (atEnd || !last?.isConnected) box.scrollTop = box.scrollHeight;
  anchor(box);
  last = newest;
  tall = box.clientHeight;
  reached = box.scrollTop;
}
