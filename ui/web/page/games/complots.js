// Complots: influence in a fan, lost cards face up, the Court and the Treasury between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area, bank, cardsIn, pile } from "../parts/areas.js";
import { cards, hand } from "../parts/card.js";
import { seatBox } from "../parts/seat.js";

const lost = (snap, seat) => {
  const shown = cardsIn(snap, `lost/${seat.seat}`);
  return shown.length ? html`<div class="lost">${cards(snap, shown)}</div>` : nothing;
};

const place = (snap, seat, held) => seatBox(snap, seat, html`<div class="seat-cards">${held}${lost(snap, seat)}</div>`);

export const other = (snap, seat) => {
  const held = cardsIn(snap, `hand/${seat.seat}`);
  return place(snap, seat, held.length ? hand(snap, held) : nothing);
};

export const mine = (snap, seat) => place(snap, seat, cards(snap, cardsIn(snap, `hand/${seat.seat}`)));

export const middle = (snap) =>
  html`${pile(snap, area(snap, "court"))}${bank(area(snap, "treasury"))}`;
