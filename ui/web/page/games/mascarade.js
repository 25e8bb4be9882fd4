// Mascarade: a ring of cards, each bearing what the reader knows of it; the centre and the courthouse between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area, bank, cardsIn, label } from "../parts/areas.js";
import { cards } from "../parts/card.js";
import { nameOf, seatBox } from "../parts/seat.js";
import { t } from "../state.js";

const place = (snap, seat, quiet) => seatBox(snap, seat, html`<div class="seat-cards">${cards(snap, cardsIn(snap, `hand/${seat.seat}`), { quiet })}</div>`);

export const other = (snap, seat) => place(snap, seat, true);
export const mine = (snap, seat) => place(snap, seat, false);

export const middle = (snap) => html`${centre(snap)}${bank(area(snap, "court"))}${bank(area(snap, "bank"))}${groups(snap)}`;

const centre = (snap) => {
  const one = area(snap, "centre");
  return one?.cards?.length ? html`<div class="centre"><h3 class="area-label">${label(one)}</h3>${cards(snap, one.cards)}</div>` : nothing;
};

// Whose card it is, or that it lies in the centre.
function ownerOf(snap, id) {
  const at = snap.areas.find((one) => one.cards?.includes(id));
  return at?.seat ? nameOf(snap, at.seat) : t("area-centre");
}

// The same knowledge in words: which cards are, together, which faces.
const groups = (snap) =>
  snap.groups?.length
    ? html`<div class="groups"><h3 class="area-label">${t("you-know")}</h3><ul>${snap.groups.map((one) => html`<li>${one.cards.map((id) => ownerOf(snap, id)).join(" · ")}: <strong>${one.names.join(", ")}</strong></li>`)}</ul></div>`
    : nothing;
