// Intrigue: a castle each, with four windows and their pay, a gate, those still at home; a conversation between.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { area, shared } from "../parts/areas.js";
import { tappable } from "../parts/card.js";
import { isMe, nameOf, seatBox } from "../parts/seat.js";
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
  const id = `castle/${seat.seat}/${slot}`;
  const one = area(snap, id);
  const guest = one?.pieces?.[0];
  const inside = html`<span class="window-arch">${guest ? figure(snap, guest) : html`<span class="unseen">${t("free")}</span>`}</span><span class="sill digits">${slot}</span>`;
  return html`<li class="window ${guest ? "is-taken" : ""}" data-area=${id}>${tappable(`area/${id}`, inside, "window-tap")}</li>`;
}

function figure(snap, id) {
  const piece = pieceOf(snap, id);
  const text = piece.name ?? `${nameOf(snap, piece.owner)}: ${piece.kind}`;
  return tappable(`piece/${id}`, html`<span class="figure" title=${text} data-piece=${id}>${pawn(piece.kind, piece.owner)}<span class="unseen">${text}</span></span>`, "figure-tap");
}

const gate = (snap, seat) => {
  const one = area(snap, `gate/${seat.seat}`);
  return html`<div class="gate" data-area=${`gate/${seat.seat}`}>${tappable(`area/gate/${seat.seat}`, html`<span class="gate-arch" aria-hidden="true"></span><span class="area-label">${one?.label ?? t("gate")}</span>`, "gate-tap")}
    ${one?.pieces?.length ? html`<ul class="figures">${one.pieces.map((id) => html`<li>${figure(snap, id)}</li>`)}</ul>` : nothing}</div>`;
};

// Those who are left, by profession and number.
function home(snap, seat) {
  const one = area(snap, `supply/${seat.seat}`);
  const kinds = byKind(snap, one?.pieces ?? []);
  return html`<div class="home" data-area=${`supply/${seat.seat}`}><span class="area-label">${one?.label ?? t("home")}</span>
    <ul class="figures is-small">${kinds.map(([kind, ids]) => html`<li><span class="home-kind p${seat.seat}" title=${pieceOf(snap, ids[0]).name ?? kind}>${glyph(kind)}<span class="unseen">${pieceOf(snap, ids[0]).name ?? kind}</span><span class="digits">${ids.length}</span></span></li>`)}</ul></div>`;
}

function byKind(snap, ids) {
  const kinds = new Map();
  for (const id of ids) kinds.set(pieceOf(snap, id).kind, [...(kinds.get(pieceOf(snap, id).kind) ?? []), id]);
  return [...kinds];
}

// Promises of this castle's owner
const ribbons = (snap, seat) => {
  const made = (snap.promises ?? []).filter((one) => one.author === seat.seat);
  return made.length ? html`<ul class="ribbons">${made.slice(-4).map((one) => html`<li class="ribbon ${became(one.kept)}" title=${one.text}><span>${one.slot ?? "“”"}</span>${one.other ? seal(one.other, nameOf(snap, one.other)) : nothing}<span>${t(became(one.kept))}</span><span class="unseen">${one.text}</span></li>`)}</ul>` : nothing;
};

const became = (kept) => (kept === true ? "kept" : kept === false ? "broken" : "open");

export const middle = (snap) => html`${talk(snap)}${island(snap)}`;

const island = (snap) => {
  const one = area(snap, "island") ?? shared(snap).find((other) => other.kind === "graveyard");
  return one ? html`<p class="island"><span class="area-label">${one.label}</span> <span class="digits">${one.count ?? one.pieces?.length ?? 0}</span></p>` : nothing;
};

function talk(snap) {
  const one = snap.talk;
  if (!one) return nothing;
  return html`<section class="talk" aria-label=${t("negotiation")}><p class="talk-matter">${one.text}</p>
    <ol class="bubbles">${(one.said ?? []).map((said) => bubble(snap, one, said))}</ol></section>`;
}

const bubble = (snap, one, said) => html`<li class="bubble ${said.seat === one.host ? "is-host" : ""} ${isMe(snap, said.seat) ? "is-mine" : ""}">
  ${seal(said.seat, nameOf(snap, said.seat))}<span class="bubble-body">${said.sealed ? html`<span class="envelope">${glyph("envelope")}${said.amount == null ? nothing : html`<span class="digits">${said.amount}</span>`}</span>` : nothing}<bdi>${said.text}</bdi></span></li>`;

