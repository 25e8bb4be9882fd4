// What can be done with what was tapped on the table, right beside it: a tap there is an answer.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { choose, openOptions, prepared, question, send } from "../answering.js";
import { state, t } from "../state.js";
import { entryOf } from "./about.js";

const MOST = 8; // more than that is narrowed by another tap

export function menu() {
  const items = itemsOf(question());
  return items.length ? html`<section class="menu" data-menu aria-label=${t("ways")}>${about()}<ul>${items.map((one) => html`<li><button type="button" class="option ${one.armed ? "is-armed" : ""}" data-does=${one.key} @click=${one.press}>${one.text}</button></li>`)}</ul></section>` : nothing;
}

// A card that was tapped to do something with it says what it can.
function about() {
  const card = state.snap.cards?.[state.asked.at?.replace("card/", "")] ?? null;
  const kind = card?.face ?? state.snap.pieces?.find((one) => one.id === state.asked.at)?.kind;
  const entry = kind ? entryOf(state.snap, kind) : null;
  return entry?.text ? html`<p class="menu-about">${entry.text}</p>` : nothing;
}

function itemsOf(asked) {
  const { at, picked, sent, amount } = state.asked;
  if (!asked || !at || sent) return [];
  const given = prepared(asked);
  const ready = given && asked.kind !== "words" ? [{ key: "send", text: asked.kind === "amount" ? `${t("send")}: ${amount}` : t("send"), press: () => send(given) }] : [];
  return [...ready, ...(picked.length || asked.kind === "amount" ? sentences(asked) : [])];
}

const sentences = (asked) => (openOptions(asked).length > MOST ? [] : openOptions(asked).map((option) => itemOf(option)));

function itemOf(option) {
  const armed = state.asked.armed === option.n;
  return { key: option.n, armed, text: armed && option.confirm ? `${t("again-to")} ${option.text}` : option.text, press: (event) => choose(option, event) };
}

// After each drawing: what hovers over the table stands beside the thing it is about.
export function placeBeside() {
  for (const one of document.querySelectorAll("[data-menu], [data-beside]")) {
    const key = one.dataset.beside ?? state.asked.at;
    const thing = document.querySelector(`#felt [data-target="${key}"], #felt [data-seat="${key.replace("seat/", "")}"] .plate-tap`);
    const seat = one.dataset.beside && document.querySelector(`#felt [data-seat="${key.replace("seat/", "")}"]`);
    if (seat) within(one, seat.getBoundingClientRect());
    else if (thing) beside(one, thing.getBoundingClientRect());
  }
}

// In the corner of a place where nothing is written.
function within(one, place) {
  one.style.left = `${place.left + 6}px`;
  one.style.top = `${place.bottom - one.offsetHeight - 6}px`;
}

function beside(one, place) {
  const left = Math.max(8, Math.min(place.left, innerWidth - one.offsetWidth - 8));
  const below = place.bottom + one.offsetHeight + 8 < innerHeight;
  one.style.left = `${left}px`;
  one.style.top = `${below ? place.bottom + 6 : Math.max(8, place.top - one.offsetHeight - 6)}px`;
}
