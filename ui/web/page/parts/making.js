// The deck is made: the pile visits every seat that mixes, and each leaves its seal on it.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { t } from "../state.js";
import { back, seal } from "../svg/draw.js";

export const making = (snap) => html`<main class="making"><section aria-labelledby="making-title"><h2 id="making-title">${t(`making-${snap.work?.what ?? "keys"}`)}</h2>
  <p class="making-proof">${t(snap.work?.what === "shuffle" ? "making-shuffle-proof" : "making-keys-proof")}</p>${wheel(snap)}</section></main>`;

export function wheel(snap) {
  const work = snap.work ?? {};
  const seats = snap.seats ?? [];
  return html`<div class="wheel n${seats.length}"><ol>${seats.map((one) => html`<li class="wheel-seat ${seatState(work, one.seat)}" data-seat=${one.seat}>${seal(one.seat, one.name, "is-large")}<span><bdi>${one.name}</bdi></span><span class="wheel-state">${stateText(work, one.seat)}</span></li>`)}</ol>
    <div class="wheel-pile">${back()}${rings(work)}${work.cards ? html`<span class="fan-count">${work.cards}</span>` : nothing}</div></div>`;
}

const seatState = (work, seat) => (work.done?.includes(seat) ? "is-done" : work.now?.includes(seat) ? "is-now" : "");
const stateText = (work, seat) => {
  const mixes = work.what === "shuffle";
  if (work.done?.includes(seat)) return t(mixes ? "mixed" : "ready");
  return work.now?.includes(seat) ? t(mixes ? "mixing" : "at-work") : "";
};

export const rings = (work) =>
  work.done?.length
    ? html`<svg class="rings" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${work.done.map((seat, n) => svg`<circle class=${`ring-seal p${seat}`} cx="50" cy="50" r=${28 + n * 5}></circle>`)}</svg>`
    : nothing;
