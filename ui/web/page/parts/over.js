// The end: who won, what was proved, and what one can do with the record.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { bytes, post } from "../posting.js";
import { state, t } from "../state.js";
import { glyph, icon, seal } from "../svg/draw.js";
import { consent } from "./consent.js";
import { browse } from "./replay.js";
import { nameOf } from "./seat.js";

export const over = (snap) => html`<section id="tray" class="tray over ${snap.over?.cheating || snap.over?.broken ? "is-broken" : ""}" aria-labelledby="tray-title" tabindex="-1">
  ${consent(snap)}<h2 id="tray-title" class="over-text">${glyph("crown")} ${snap.over?.text ?? winners(snap)}</h2>
  ${[snap.over?.cheating, snap.over?.broken].filter(Boolean).map((one) => html`<p class="notice">${one}</p>`)}${standings(snap)}${proved(snap.over?.proved)}
  <p class="over-ways">
    ${snap.over?.record ? html`<button type="button" class="option" data-record @click=${download}>${icon("down")} ${t("download")}</button>` : nothing}
    <button type="button" class="option" data-again @click=${() => browse(0)}>${icon("play")} ${t("look-again")}</button>
    ${state.snap.starts ? html`<button type="button" class="option" data-start @click=${() => post("start", {})}>${t("to-start")}</button>` : html`<button type="button" class="option" data-leave @click=${() => post("leave", {})}>${t("leave")}</button>`}
  </p></section>`;

const winners = (snap) => t("won", { names: (snap.over?.winners ?? []).map((seat) => nameOf(snap, seat)).join(", ") });

const standings = (snap) =>
  snap.over?.standings?.length
    ? html`<ol class="standings">${snap.over.standings.map((one) => html`<li class="${one.won ? "is-winner" : ""}">${seal(one.seat, nameOf(snap, one.seat))}<span><bdi>${nameOf(snap, one.seat)}</bdi></span><span class="digits">${one.points ?? one.coins ?? ""}</span></li>`)}</ol>`
    : nothing;

const proved = (lines) => (lines?.length ? html`<ul class="proved">${lines.map((one) => html`<li>${icon("check")} ${one}</li>`)}</ul>` : nothing);

async function download() {
  const blob = await bytes("record");
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = "undertable.record";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
