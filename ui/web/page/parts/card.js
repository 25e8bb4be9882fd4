// A card wherever it lies: its picture, its name under it, and a tap where the question allows one.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { back, face, glyph, maybe } from "../svg/draw.js";
import { isPicked, isTarget, tapTable } from "../answering.js";
import { change, state, t } from "../state.js";
import { readAbout } from "./about.js";

// A card that the snapshot does not speak of is a back.
export const cardOf = (snap, id) => snap.cards?.[id] ?? { face: null, known: "no" };

export const nameIn = (snap) => (face) => {
  for (const group of snap.groups ?? []) if (group.faces.includes(face)) return group.names[group.faces.indexOf(face)];
  return face;
};

// Shadow Blades prints a zone's glyph and a number; other games draw each character.
export function art(card) {
  if (card.face) return face(card.face, { mark: card.strength ?? card.bounty ?? null });
  if (card.among?.length) return maybe(card.among);
  return back();
}


export function nameOf(card, faceName = (face) => face) {
  if (card.face) return card.name ?? card.face;
  if (card.among?.length) return oneOf(card.among.map((face) => faceName(face)));
  return t("face-down");
}

const oneOf = (names) => (names.length > 3 ? `${names.slice(0, 3).join(", ")}…` : names.join(" / "));

const KNOWN = { me: () => t("only-you-know"), word: ({ by }) => (by.length ? t("by-word-of", { names: by.join(", ") }) : t("all-saw-it")) };

function knownMark(card) {
  const told = KNOWN[card.known]?.(card);
  return told ? html`<span class="card-eye" title=${told}>${glyph("eye")}<span class="unseen">${told}</span></span>` : nothing;
}

export function cardItem(snap, id, { quiet = false, extra = nothing } = {}) {
  const card = cardOf(snap, id);
  const classes = ["card", card.face ? "is-face" : card.among?.length ? "is-maybe" : "is-back", `known-${card.known}`];
  const thread = groupOf(snap, id);
  if (thread !== null && state.thread === thread) classes.push("is-thread");
  return html`<li class=${classes.join(" ")} data-handle=${id} @pointerenter=${() => follow(thread)} @pointerleave=${() => follow(null)} @focusin=${() => follow(thread)} @focusout=${() => follow(null)}>
    ${tappable(`card/${id}`, html`<span class="card-body">${art(card)}${knownMark(card)}</span><span class="card-name ${quiet && !card.face ? "unseen" : ""}">${nameOf(card, nameIn(snap))}</span>${extra}`, "card-tap", card.face ? () => readAbout(card.face, card.name) : null)}
  </li>`;
}

// The number of the group of cards that a card belongs to.
function groupOf(snap, id) {
  const at = (snap.groups ?? []).findIndex((group) => group.cards.includes(Number(id)));
  return at < 0 ? null : at;
}

function follow(thread) {
  if (state.thread !== thread && (thread !== null || state.thread !== null)) change({ thread });
}

// What a question points at becomes a button, and so does what there is something to read `about`; everything else stays what it is.
export function tappable(key, inside, classes = "", about = null) {
  const can = isTarget(key);
  if (!can && !about) return html`<span class=${classes}>${inside}</span>`;
  const picked = can && isPicked(key);
  return html`<button type="button" class="${classes} ${can ? "can" : "about"} ${picked ? "is-picked" : ""}" data-target=${can ? key : nothing} aria-pressed=${can ? picked : nothing} aria-haspopup=${can ? nothing : "dialog"} @click=${(event) => (can ? tapTable(key, event) : about())}>${inside}</button>`;
}

export const cards = (snap, ids, options = {}) =>
  html`<ul class="cards">${repeat(ids, (id) => id, (id) => cardItem(snap, id, options))}</ul>`;

const MOST_BACKS = 5;

// Hidden hands: never more backs than fit, and always their number.
export function fan(snap, ids, count = ids.length) {
  if (!count) return html`<p class="fan-empty">${t("no-cards")}</p>`;
  const shown = ids.slice(0, MOST_BACKS);
  return html`<div class="fan" role="img" aria-label=${t("cards-face-down", { count })}>
    <ul class="fan-cards fan-${shown.length}" aria-hidden="true">${repeat(shown, (id) => id, (id) => html`<li class="card is-back" data-handle=${id}><span class="card-body">${back()}</span></li>`)}</ul>
    <span class="fan-count" aria-hidden="true">${count}</span>
  </div>`;
}

// A hand of which some faces are known shows these as cards and the rest as a fan.
export function hand(snap, ids) {
  const open = ids.filter((id) => speaks(cardOf(snap, id)) || isTarget(`card/${id}`));
  const hidden = ids.filter((id) => !open.includes(id));
  return html`${open.length ? cards(snap, open) : nothing}${hidden.length || !open.length ? fan(snap, hidden) : nothing}`;
}

const speaks = (card) => card.face || card.among?.length;
