// Intrigue: a castle each, with four windows and their pay, a gate, those still at home; a conversation between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area } from "../parts/areas.js";
import { tappable } from "../parts/card.js";
import { nameOf, seatBox } from "../parts/seat.js";
import { t } from "../state.js";
import { glyph, pawn, seal } from "../svg/draw.js";

const SLOTS = [1, 3, 6, 10];

export const other = (snap, seat) => seatBox(snap, seat, castle(snap, seat));
export const mine = other;

const castle = (snap, seat) => html`<div class="castle">
  <div class="battlement" aria-hidden="true"></div>
  <ol class="windows">${SLOTS.map((slot) => windowOf(snap, seat, slot))}</ol>
  <div class="ground">${gate(snap, seat)}${home(snap, seat)}</div>
  ${ribbons(snap, seat)}
</div>`;

const pieceOf = (snap, id) => snap.pieces?.find((one) => one.id === id) ?? { id, kind: "?", owner: 0 };

function windowOf(snap, seat, slot) {
  const id = `window/${seat.seat}/${slot}`;
  const one = area(snap, id);
  const guest = one?.pieces?.[0];
  const inside = html`<span class="window-arch">${guest ? figure(snap, guest) : html`<span class="unseen">${t("free")}</span>`}</span><span class="sill digits">${slot}</span>`;
  return html`<li class="window ${guest ? "is-taken" : ""}" data-area=${id}>${tappable(id, inside, "window-tap")}</li>`;
}

function figure(snap, id) {
  const piece = pieceOf(snap, id);
  const text = `${nameOf(snap, piece.owner)}: ${piece.name ?? piece.kind}`;
  return tappable(id, html`<span class="figure" title=${text} data-piece=${id}>${pawn(piece.kind, piece.owner)}<span class="unseen">${text}</span></span>`, "figure-tap");
}

const gate = (snap, seat) => {
  const one = area(snap, `gate/${seat.seat}`);
  return html`<div class="gate" data-area=${`gate/${seat.seat}`}>${tappable(`gate/${seat.seat}`, html`<span class="gate-arch" aria-hidden="true"></span><span class="area-label">${t("area-gate")}</span>`, "gate-tap")}
    ${one?.pieces?.length ? html`<ul class="figures">${one.pieces.map((id) => html`<li>${figure(snap, id)}</li>`)}</ul>` : nothing}</div>`;
};

// Those who are left, by profession and number.
function home(snap, seat) {
  const one = area(snap, `home/${seat.seat}`);
  const kinds = byKind(snap, one?.pieces ?? []);
  if (!kinds.length) return nothing;
  return html`<div class="home" data-area=${`home/${seat.seat}`}><span class="area-label">${t("area-home")}</span>
    <ul class="figures is-small">${kinds.map(([kind, ids]) => html`<li>${tappable(ids[0], html`<span class="home-kind p${seat.seat}" title=${pieceOf(snap, ids[0]).name ?? kind}>${glyph(kind)}<span class="unseen">${pieceOf(snap, ids[0]).name ?? kind}</span><span class="digits">${ids.length}</span></span>`, "figure-tap")}</li>`)}</ul></div>`;
}

function byKind(snap, ids) {
  const kinds = new Map();
  for (const id of ids) kinds.set(pieceOf(snap, id).kind, [...(kinds.get(pieceOf(snap, id).kind) ?? []), id]);
  return [...kinds];
}

// Promises of this castle's owner
const ribbons = (snap, seat) => {
  const made = (snap.promises ?? []).filter((one) => one.author === seat.seat);
  return made.length ? html`<ul class="ribbons">${made.slice(-4).map((one) => html`<li class="ribbon ${one.state}" title=${one.text}><span>${one.slot ?? "“”"}</span>${one.other ? seal(one.other, nameOf(snap, one.other)) : nothing}<span>${t(one.state)}</span><span class="unseen">${one.text}</span></li>`)}</ul>` : nothing;
};

export const middle = (snap) => html`${talk(snap)}${island(snap)}`;

const island = (snap) => {
  const one = area(snap, "island");
  return one ? html`<p class="island"><span class="area-label">${t("area-island")}</span> <span class="digits">${one.pieces?.length ?? 0}</span></p>` : nothing;
};

// A conversation: whoever asks speaks from the left, the host from the right.
function talk(snap) {
  const one = snap.talks;
  if (!one) return nothing;
  return html`<section class="talk ${one.over ? "is-over" : ""}" aria-label=${t("negotiation")}>
    <p class="talk-matter">${one.text ?? html`${nameOf(snap, one.host)}: ${one.advisers.map((guest) => html`<span class="figure">${pawn(guest.kind, guest.owner)}</span>`)}`}</p>
    <ol class="bubbles" tabindex="0" aria-label=${t("negotiation")}>${spoken(one).map((said) => bubble(snap, one, said))}${one.offer ? envelope(snap, one.offer) : nothing}</ol></section>`;
}

// That somebody is about to name a sum is told by the sum.
const spoken = (one) => (one.said ?? []).filter((said) => !["offer", "demand", "talk"].includes(said.word));

const bubble = (snap, one, said) => html`<li class="bubble ${said.seat === one.host ? "is-host" : ""}">
  ${seal(said.seat, nameOf(snap, said.seat))}<span class="bubble-body"><span class="unseen">${nameOf(snap, said.seat)}: </span>${said.word === "seals" ? glyph("envelope") : nothing}<bdi>${said.text ?? t(`word-${said.word}`, { number: said.number ?? "" })}</bdi></span></li>`;

// Sealed: only its two parties read a number on it.
const envelope = (snap, offer) => html`<li class="bubble is-offer">${seal(offer.payer, nameOf(snap, offer.payer))}<span class="envelope">${glyph("envelope")}<span class="digits">${offer.amount ?? "?"}</span></span>${seal(offer.payee, nameOf(snap, offer.payee))}<span class="unseen">${t("offer-lies", { payer: nameOf(snap, offer.payer), payee: nameOf(snap, offer.payee) })}</span></li>`;
