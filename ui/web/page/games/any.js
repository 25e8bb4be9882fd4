// A game without a layout of its own: each seat's areas, and the shared ones between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { areasOf, bank, pile, row, shared } from "../parts/areas.js";
import { hand } from "../parts/card.js";
import { seatBox } from "../parts/seat.js";

const lying = (snap, one) => (one.kind === "hand" ? hand(snap, one.cards ?? []) : html`${one.label ? html`<span class="area-label">${one.label}</span>` : nothing}${row(snap, one)}`);

export const other = (snap, seat) => seatBox(snap, seat, html`<div class="seat-cards">${areasOf(snap, seat.seat).map((one) => lying(snap, one))}</div>`);
export const mine = other;
export const middle = (snap) => html`${shared(snap).map((one) => (one.number != null && !one.cards ? bank(one) : pile(snap, one)))}`;
