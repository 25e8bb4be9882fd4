// The tray: what is asked, in which context, and every way to answer it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { choose, openOptions, prepared, question, send, takeBack, toggleCard } from "../answering.js";
import { prepare, state, t } from "../state.js";
import { glyph, icon, seal } from "../svg/draw.js";
import { art, cardOf, nameOf as cardName } from "./card.js";
import { label } from "./areas.js";
import { consent } from "./consent.js";
import { countdown, leftNow, minutes } from "./clock.js";
import { nameOf } from "./seat.js";

const KEYS = 9; // options that a key answers
const MANY = 12; // above that a field narrows them down

export function tray(snap) {
  const asked = question();
  return html`<section id="tray" class="tray ${asked ? "is-asked" : ""}" aria-labelledby="tray-title" tabindex="-1">
    ${consent(snap)}${repeat([asked], (one) => one?.id ?? "none", (one) => (one ? ask(snap, one) : idle(snap)))}
    ${state.notice ? html`<p class="notice" role="status">${state.notice}</p>` : nothing}
  </section>`;
}

const ask = (snap, asked) => html`<div class="ask" data-question=${asked.id} data-ask=${asked.ask} data-kind=${asked.kind}>
  <div class="ask-head">
    <div>${(asked.context ?? []).map((one) => html`<p class="ask-context">${one}</p>`)}<h2 id="tray-title" class="ask-text">${asked.text}</h2></div>
    ${countdown(asked)}
  </div>
  ${ways(snap, asked)}
  ${asked.help ? html`<details class="ask-help"><summary>${t("help")}</summary><p>${asked.help}</p></details>` : nothing}
  ${together(snap)}
</div>`;

const ways = (snap, asked) =>
  ({ amount: amountField, words: wordsField, cards: cardsField })[asked.kind]?.(snap, asked) ?? options(snap, asked);

// One among several sentences

function options(snap, asked) {
  const open = openOptions(asked);
  const all = asked.options ?? [];
  return html`${all.length > MANY ? narrow(all, open) : nothing}${picks(snap)}
    ${all.length ? html`<ol class="options ${all.length > MANY ? "is-many" : ""}" aria-labelledby="tray-title">
      ${repeat(open, (one) => one.n, (one, index) => html`<li>${optionButton(snap, asked, one, index)}</li>`)}
    </ol>` : nothing}`;
}

// The cards it speaks of, where the reader knows them.
const optionArt = (snap, option) => (option.cards ?? []).filter((id) => snap.cards?.[id]?.face).slice(0, 3).map((id) => html`<span class="option-art">${art(cardOf(snap, id))}</span>`);

function optionButton(snap, asked, option, index) {
  const armed = state.asked.armed === option.n;
  return html`<button type="button" class="option ${armed ? "is-armed" : ""} " data-option=${option.n} ?data-confirm=${armed} ?disabled=${state.asked.sent} @click=${(event) => choose(option, event)}>
    ${index < KEYS ? html`<kbd aria-hidden="true">${index + 1}</kbd>` : nothing}
    ${optionArt(snap, option)}<span class="option-text">${armed ? html`<strong>${t("again-to")}</strong> ` : nothing}${option.text}</span>
    ${option.claims && option.backed === false ? html`<span class="option-bluff" title=${t("bluff")}>${glyph("mask")}<span class="unseen">${t("bluff")}</span></span>` : nothing}
  </button>`;
}

const narrow = (all, open) => html`<div class="narrow"><label for="narrow">${t("narrow")}</label>
  <input id="narrow" type="search" autocomplete="off" .value=${live(state.asked.filter)} @input=${(event) => prepare({ filter: event.target.value, armed: null })}>
  <span class="digits" aria-live="polite">${t("some-of", { some: open.length, all: all.length })}</span></div>`;

function picks(snap) {
  const { picked, armed } = state.asked;
  if (!picked.length && armed === null) return nothing;
  return html`<p class="picks">${picked.map((key) => html`<span class="chip is-on">${targetName(snap, key)}</span>`)}
    <button type="button" class="chip" @click=${takeBack}>${icon("cross")} ${t("take-back")}</button></p>`;
}

function targetName(snap, key) {
  const [kind, id] = key.split("/");
  const piece = snap.pieces?.find((one) => one.id === key);
  if (piece) return piece.name;
  if (kind === "seat") return nameOf(snap, Number(id));
  if (kind === "card") return cardName(cardOf(snap, id));
  const place = snap.areas.find((one) => one.id === key);
  return place ? `${place.seat ? `${nameOf(snap, place.seat)}: ` : ""}${label(place)}${place.kind === "window" ? ` ${place.number}` : ""}` : key;
}

// How much

function amountField(snap, asked) {
  const { least, most } = asked.amount;
  const value = state.asked.amount ?? least;
  if (state.asked.amount === null) queueMicrotask(() => state.asked.amount === null && state.asked.id === asked.id && prepare({ amount: value }));
  const set = (number) => prepare({ amount: Math.min(most, Math.max(least, number)) });
  return html`<form class="amount" @submit=${(event) => submit(event, asked)}>
    <button type="button" class="step" aria-label=${t("less")} ?disabled=${value <= least} @click=${() => set(value - 1)}>−</button>
    <input data-amount class="digits" type="number" inputmode="numeric" min=${least} max=${most} step="1" aria-labelledby="tray-title" .value=${live(String(value))} @input=${(event) => prepare({ amount: event.target.value === "" ? NaN : Number(event.target.value) })}>
    <button type="button" class="step" aria-label=${t("more")} ?disabled=${value >= most} @click=${() => set(value + 1)}>+</button>
    <span class="chips">${chips(least, most).map((number) => html`<button type="button" class="chip digits" @click=${() => set(number)}>${number === most ? t("all-of-it", { count: most }) : number}</button>`)}</span>
    ${sendButton(asked)}
  </form>${options(snap, asked)}`;
}

const chips = (least, most) => [...new Set([1, 5, 10, 20, most])].filter((one) => one >= least && one <= most);

const sendButton = (asked) =>
  html`<button type="submit" class="option is-send" data-send ?disabled=${state.asked.sent || !prepared(asked)}><span class="option-text">${asked.send ?? t("send")}</span></button>`;

function submit(event, asked) {
  event.preventDefault();
  const given = prepared(asked);
  if (given) send(given);
}

// Free words

const wordsField = (snap, asked) => html`<form class="words" @submit=${(event) => submit(event, asked)}>
  <input data-words type="text" maxlength=${asked.words?.most ?? 200} aria-labelledby="tray-title" autocomplete="off" .value=${live(state.asked.words)} @input=${(event) => prepare({ words: event.target.value })}>
  ${sendButton(asked)}
</form>`;

// Some of these cards

function cardsField(snap, asked) {
  const { cards } = state.asked;
  return html`<form class="choose-cards" @submit=${(event) => submit(event, asked)}>
    <ul class="cards">${asked.cards.from.map((id) => html`<li>${cardButton(snap, id, cards)}</li>`)}</ul>
    <div class="choose-end"><p class="digits" aria-live="polite">${t("some-of", { some: cards.length, all: asked.cards.count })}</p>${sendButton(asked)}</div>
  </form>`;
}

function cardButton(snap, id, chosen) {
  const card = cardOf(snap, id);
  const at = chosen.indexOf(Number(id));
  return html`<button type="button" class="card card-tap ${at >= 0 ? "is-picked" : ""}" data-card=${id} aria-pressed=${at >= 0} ?disabled=${state.asked.sent} @click=${() => toggleCard(Number(id))}>
    <span class="card-body">${art(card)}${at >= 0 ? html`<span class="card-order digits">${at + 1}</span>` : nothing}</span><span class="card-name">${cardName(card)}</span></button>`;
}

// While others decide

function idle(snap) {
  return html`<div class="idle"><h2 id="tray-title" class="idle-text">${icon("clock")} ${waitingText(snap)}</h2>${missing(snap)}</div>`;
}

function waitingText(snap) {
  if (snap.waiting?.text) return snap.waiting.text;
  const named = waitedFor(snap).map((seat) => seat.name);
  if (named.length) return t("waiting-for", { names: named.join(", ") });
  return snap.me == null ? t("watching") : t("table-works");
}

const waitedFor = (snap) => snap.seats.filter((one) => one.deciding && one.seat !== snap.me);

// Whose line is gone, and how long the table still waits for them
const missing = (snap) => {
  const away = (snap.waiting?.seats ?? []).filter((one) => one.line === false);
  return away.length ? html`<ul class="missing">${away.map((one) => html`<li>${seal(one.seat, nameOf(snap, one.seat))}<span>${t("line-gone", { name: nameOf(snap, one.seat) })}</span>${one.left == null ? nothing : html`<span class="digits">${minutes(leftNow(one.left))}</span>`}</li>`)}</ul>` : nothing;
};

// Who else has not answered yet
function together(snap) {
  const named = waitedFor(snap).map((seat) => seat.name);
  return named.length ? html`<p class="together">${icon("people")} ${t("also-thinking", { names: named.join(", ") })}</p>` : nothing;
}
