// Mascarade: a ring of cards, each bearing what the reader knows of it; the centre and the courthouse between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area, bank, cardsIn, label } from "../parts/areas.js";
import { cards } from "../parts/card.js";
import { seatBox } from "../parts/seat.js";

const place = (snap, seat, quiet) => seatBox(snap, seat, html`<div class="seat-cards">${cards(snap, cardsIn(snap, `hand/${seat.seat}`), { quiet })}</div>`);

export const other = (snap, seat) => place(snap, seat, true);
export const mine = (snap, seat) => place(snap, seat, false);

export const middle = (snap) => html`${centre(snap)}${bank(area(snap, "court"))}${bank(area(snap, "bank"))}`;

const centre = (snap) => {
  const one = area(snap, "centre");
  return one?.cards?.length ? html`<div class="centre"><h3 class="area-label">${label(one)}</h3>${cards(snap, one.cards)}</div>` : nothing;
};
