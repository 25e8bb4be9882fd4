// Shadow Blades: four zones as columns, players as rows; piles, deck and graveyard in a strip.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area, pile } from "../parts/areas.js";
import { art, cardItem, cardOf, cards, fan, hand, tappable } from "../parts/card.js";
import { plate, seatClasses } from "../parts/seat.js";
import { readAbout } from "../parts/about.js";
import { change, state, t } from "../state.js";
import { glyph } from "../svg/draw.js";

const ZONES = ["assassination", "theft", "reinforcements", "infiltration"];
export const whole = true; // one drawing for all seats, not a box for each

const zone = (snap, seat, name) => area(snap, `zone/${seat.seat}/${name}`);
const zoneLabel = (snap, name) => (snap.areas ?? []).find((one) => one.id.startsWith("zone/") && one.id.endsWith(name))?.label ?? name;

export const others = (snap, seats) => html`<div class="zones-tabs" role="group" aria-label=${t("zones")}>${ZONES.map((name, index) => zoneTab(snap, name, index))}</div>
  <div class="board show-${state.zone}">
    <div class="board-head" aria-hidden="true"><span></span>${ZONES.map((name) => html`<span class="zone-head zone-${name}">${glyph(name)} ${zoneLabel(snap, name)}</span>`)}</div>
    <ul class="board-rows">${[...seats.filter((one) => one.seat === snap.me), ...seats.filter((one) => one.seat !== snap.me)].map((seat) => playerRow(snap, seat))}</ul>
  </div>`;

const zoneTab = (snap, name, index) => html`<button type="button" class="zone-tab zone-${name} ${state.zone === index ? "is-on" : ""}" aria-pressed=${state.zone === index} @click=${() => change({ zone: index })}>
  ${glyph(name)}<span class="zone-tab-name">${zoneLabel(snap, name)}</span><span class="digits">${snap.seats.map((seat) => zone(snap, seat, name)?.number ?? 0).join(":")}</span></button>`;

const playerRow = (snap, seat) => html`<li class="board-row ${seatClasses(snap, seat)}" data-seat=${seat.seat}>
  <div class="board-who">${plate(snap, seat)}${seat.seat === snap.me ? nothing : handOf(snap, seat)}</div>
  ${ZONES.map((name, index) => cell(snap, seat, name, index))}</li>`;

const handOf = (snap, seat) => {
  const one = area(snap, `hand/${seat.seat}`);
  if (one?.cards?.some((id) => cardOf(snap, id).face)) return hand(snap, one.cards);
  return one ? fan(snap, one.cards ?? [], one.count ?? one.cards?.length) : nothing;
};

function cell(snap, seat, name, index) {
  const one = zone(snap, seat, name);
  const head = html`<span class="cell-head"><span class="unseen">${zoneLabel(snap, name)}: </span><span class="strength digits">${one?.number ?? 0}</span>${one?.rules ? html`<span class="rules">${glyph("crown")}<span>${t("rules-zone")}</span></span>` : nothing}</span>`;
  return html`<div class="cell zone-${name} cell-${index} ${one?.rules ? "is-ruled" : ""}" data-area=${`zone/${seat.seat}/${name}`}>
    ${tappable(`zone/${seat.seat}/${name}`, head, "cell-tap")}
    <ul class="agents">${(one?.pieces ?? []).map((id) => agent(snap, id))}</ul>${missions(snap, seat, name)}</div>`;
}

function agent(snap, id) {
  const piece = snap.pieces?.find((one) => one.id === id) ?? { id };
  const arms = (piece.weapons ?? []).reduce((sum, weapon) => sum + (cardOf(snap, weapon).strength ?? 0), 0);
  const card = { face: piece.kind, name: piece.name, strength: piece.strength };
  return html`<li class="agent ${piece.against ? "is-against" : ""}" data-piece=${id}>${tappable(id, html`<span class="agent-art">${art(card)}</span><span class="agent-name">${piece.name}</span>${(piece.weapons ?? []).length ? html`<span class="arms">${glyph("weapon")}<span class="digits">+${arms}</span></span>` : nothing}`, "agent-tap", () => readAbout(piece.kind, piece.name))}</li>`;
}

function missions(snap, seat, name) {
  const one = area(snap, `missions/${seat.seat}/${name}`);
  const ids = one?.cards ?? [];
  if (!ids.length) return nothing;
  const known = ids.filter((id) => cardOf(snap, id).face);
  return html`<div class="missions" data-area=${one.id}>${tappable(one.id, html`<span class="slips" title=${t("missions")}>${glyph("mission")}<span class="digits">${ids.length}</span><span class="unseen"> ${t("missions")}</span></span>`, "slips-tap")}
    ${known.length ? html`<ul class="slip-names">${known.map((id) => html`<li data-handle=${id}>${slip(cardOf(snap, id))}</li>`)}</ul>` : nothing}</div>`;
}

const slip = (card) => html`<button type="button" class="slip about" aria-haspopup="dialog" @click=${() => readAbout(card.face, card.name)}>${glyph("eye")} ${card.name}</button>`;

// Own cards, large; the row on the board shows what is deployed.
export const mine = (snap, seat) => {
  const ids = area(snap, `hand/${seat.seat}`)?.cards ?? [];
  return html`<div class="hand-row"><h3 class="area-label">${t("your-hand")}</h3>${ids.length ? cards(snap, ids) : html`<p class="faint">${t("no-cards")}</p>`}</div>`;
};

const PILES = ["pile/first", "pile/second", "pile/third", "deck"];

export const middle = (snap) => html`<div class="strip">${PILES.map((id) => pile(snap, area(snap, id), seen(snap, area(snap, id))))}${graveyard(snap)}${plot(snap)}</div>`;

const seen = (snap, one) => {
  const known = (one?.cards ?? []).filter((id) => cardOf(snap, id).face);
  return known.length ? html`<ul class="slip-names">${known.map((id) => html`<li>${slip(cardOf(snap, id))}</li>`)}</ul>` : nothing;
};

const graveyard = (snap) => {
  const one = area(snap, "graveyard");
  const top = one?.cards?.at(-1);
  return one ? html`<div class="graveyard" data-area="graveyard">${top == null ? html`<span class="pile-hole">${glyph("skull")}</span>` : html`<ul class="cards">${cardItem(snap, top)}</ul>`}<span class="pile-label">${t("area-graveyard")} <span class="digits">${one.count ?? one.cards?.length ?? 0}</span></span></div>` : nothing;
};


// The plot of the game, and how many turns the showdown still has.
const plot = (snap) => html`${snap.showdown == null ? nothing : html`<p class="bank">${t("showdown", { count: snap.showdown })}</p>`}`;
