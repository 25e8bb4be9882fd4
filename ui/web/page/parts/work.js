// What the programs are at, shown at the table: the pile visits every seat that mixes, keys are turned.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../state.js";
import { back, icon } from "../svg/draw.js";
import { rings } from "./making.js";

const WORDS = { shuffle: ["mixed", "mixing"], cards: ["key-turned", "key-turning"] };

// A pile beside the one who mixes, with the seals of those who have; the same for everybody who looks.
export const travelling = ({ work }) =>
  work?.what === "shuffle" && work.now.length
    ? html`<div class="travelling" data-beside=${`seat/${work.now[0]}`} data-shuffle=${work.now[0]} aria-hidden="true">${back()}${rings(work)}${work.cards ? html`<span class="fan-count">${work.cards}</span>` : nothing}</div>`
    : nothing;

export function workMark({ work }, seat) {
  const words = WORDS[work?.what];
  const at = words && (work.done?.includes(seat) ? 0 : work.now?.includes(seat) ? 1 : null);
  return at == null ? nothing : html`<span class="mark mark-work" data-work=${at ? "now" : "done"}>${icon(work.what === "cards" ? "key" : at ? "mix" : "check")}<span>${t(words[at])}</span></span>`;
}
