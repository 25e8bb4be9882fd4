// One player: seal, name, coins, and how things stand with them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { coin, glyph, icon, seal } from "../svg/draw.js";
import { t } from "../state.js";
import { tappable } from "./card.js";
import { workMark } from "./work.js";

export const seatOf = (snap, number) => snap.seats.find((one) => one.seat === number) ?? { seat: number, name: String(number) };
export const nameOf = (snap, number) => seatOf(snap, number).name;
export const isMe = (snap, number) => snap.me === number;

// The others, in the order in which they sit after the reader.
export function others(snap) {
  const at = snap.seats.findIndex((one) => one.seat === snap.me);
  return at < 0 ? snap.seats : [...snap.seats.slice(at + 1), ...snap.seats.slice(0, at)];
}

export const coins = (count, delta = 0) =>
  html`<span class="purse" title=${t("coins")}>${coin()}<span class="digits">${count}</span><span class="unseen"> ${t("coins")}</span>${delta ? html`<span class="delta ${delta > 0 ? "is-more" : "is-less"}">${delta > 0 ? "+" : "−"}${Math.abs(delta)}</span>` : nothing}</span>`;

const mark = (kind, drawing, text) => html`<span class="mark mark-${kind}">${icon(drawing)}<span>${text}</span></span>`;

// Whoever is out of the game still mixes for those who are in it.
export const marks = (snap, seat) => html`${standing(snap, seat)}${snap.work ? workMark(snap, seat.seat) : nothing}`;

function standing(snap, seat) {
  if (seat.out) return mark("out", "cross", t("out"));
  if (seat.gone) return mark("gone", "away", t("gone"));
  if (seat.line === false) return mark("late", "away", t("late"));
  if (seat.through) return mark("late", "people", t("through", { name: nameOf(snap, seat.through) }));
  if (snap.work) return nothing;
  if (seat.answered) return mark("answered", "check", t("answered"));
  if (seat.deciding && !isMe(snap, seat.seat)) return mark("deciding", "clock", t("thinking"));
  return nothing;
}

// The plate with a name: a tap on it answers where somebody is asked for.
export function plate(snap, seat, more = nothing) {
  const turn = snap.turn?.seat === seat.seat;
  const head = html`<span class="plate-head">${seal(seat.seat, seat.name)}<span class="plate-name"><bdi>${seat.name}</bdi>${isMe(snap, seat.seat) ? html` <span class="plate-you">${t("you")}</span>` : nothing}</span>
    ${turn ? html`<span class="plate-turn" title=${t("their-turn")}><span aria-hidden="true">▸</span><span class="unseen">${t("their-turn")}</span></span>` : nothing}</span>`;
  return html`<div class="plate">${tappable(`seat/${seat.seat}`, head, "plate-tap")}<div class="plate-facts">${seat.coins == null ? nothing : coins(seat.coins, seat.delta)}${seat.points == null ? nothing : html`<span class="points digits">★ ${seat.points}<span class="unseen"> ${t("points")}</span></span>`}${seat.income ? html`<span class="income digits">+${seat.income}<span class="income-word"> ${t("income")}</span></span>` : nothing}${seat.claims ? html`<span class="claim">${glyph(seat.claims.face)}<span class="unseen">${t("claims", { face: "" })}</span><span>“${seat.claims.name}”</span></span>` : nothing}${more}${marks(snap, seat)}</div></div>`;
}

export const seatClasses = (snap, seat) =>
  ["seat", `p${seat.seat}`, seat.out ? "is-out" : seat.gone ? "is-gone" : seat.line === false ? "is-late" : "", snap.turn?.seat === seat.seat ? "is-turn" : "", seat.deciding && !seat.answered ? "is-deciding" : "", isMe(snap, seat.seat) ? "is-me" : ""].join(" ");

export const seatBox = (snap, seat, inside, more = nothing) =>
  html`<li class=${seatClasses(snap, seat)} data-seat=${seat.seat}>${plate(snap, seat, more)}${inside}</li>`;
