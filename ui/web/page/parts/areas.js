// Finding areas of a snapshot, and drawing those that look alike in every game.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { back, coin } from "../svg/draw.js";
import { t } from "../state.js";
import { cardItem, tappable } from "./card.js";

export const area = (snap, id) => snap.areas?.find((one) => one.id === id) ?? null;
export const areasOf = (snap, seat, kind) => (snap.areas ?? []).filter((one) => one.seat === seat && (!kind || one.kind === kind));
export const shared = (snap) => (snap.areas ?? []).filter((one) => one.seat == null);
export const cardsIn = (snap, id) => area(snap, id)?.cards ?? [];

// What the node calls it, or the page's own word for that kind of place.
export const label = (one) => one.label ?? t(`area-${one.kind}`);

// A pile: one back with its number, and what lies open on it.
export function pile(snap, one, inside = nothing) {
  if (!one) return nothing;
  const count = one.count ?? one.cards?.length ?? 0;
  return html`<div class="pile ${count ? "" : "is-empty"}" data-area=${one.id}>
    ${tappable(one.id, html`<span class="pile-stack" aria-hidden="true">${count > 1 ? back("under") : nothing}${count ? back("") : html`<span class="pile-hole"></span>`}<span class="fan-count">${count}</span></span><span class="pile-label">${label(one)}</span>`, "pile-tap")}
    ${inside}
  </div>`;
}

export const bank = (one) =>
  one ? html`<div class="bank" data-area=${one.id}>${tappable(one.id, html`${coin()}<span>${one.label ?? html`${label(one)}: <span class="digits">${one.number}</span>`}</span>`, "bank-tap")}</div>` : nothing;

export const row = (snap, one) =>
  one?.cards?.length ? html`<ul class="cards">${one.cards.map((id) => cardItem(snap, id))}</ul>` : nothing;
