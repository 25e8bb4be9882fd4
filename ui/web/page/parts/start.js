// Before everything: open a table, join one, go on with one, or look at a record.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { lookAt } from "../looking_at.js";
import { post } from "../posting.js";
import { change, state, t } from "../state.js";
import { glyph, icon } from "../svg/draw.js";

const SIGNS = { complots: "duchess", mascarade: "mask", intrigue: "cleric", shadow_blades: "assassin", kuhn: "king" };

export const start = (snap) => html`<main class="start">
  <header class="start-head">${glyph("mask")}<div><h2>${t("start-title")}</h2><p class="faint">${t("start-about")}</p></div></header>
  ${state.notice ? html`<p class="notice" role="alert">${state.notice}</p>` : nothing}
  <label class="start-name" for="name">${t("your-name")} <input id="name" data-name autocomplete="nickname" maxlength="40" .value=${state.name ?? snap.name ?? ""} @input=${(event) => change({ name: event.target.value })}></label>
  ${host(snap)}${join(snap)}${unfinished(snap)}${record()}
</main>`;

const nameOf = (snap) => state.name ?? snap.name ?? "";

// Open a table

function host(snap) {
  const chosen = snap.games.find((one) => one.key === state.hosting) ?? snap.games[0];
  return html`<section class="start-host" aria-labelledby="host-title"><h2 id="host-title">${t("start-host")}</h2>
    <ul class="game-cards">${snap.games.map((one) => html`<li><button type="button" class="game-card ${chosen === one ? "is-on" : ""}" data-game=${one.key} aria-expanded=${chosen === one} @click=${() => change({ hosting: one.key })}>
      ${glyph(SIGNS[one.key] ?? "mask")}<strong>${one.title}</strong><span class="digits faint">${t("players-from", { least: one.least, most: one.most })}</span><span>${one.about}</span></button></li>`)}</ul>
    ${chosen ? setup(snap, chosen) : nothing}</section>`;
}

const setup = (snap, game) => html`<form class="setup" @submit=${(event) => open(event, snap, game)}>
  <label>${t("players")} <input name="players" type="number" min=${game.least} max=${game.most} .value=${String(game.usual ?? game.least)}></label>
  <label>${t("bots")} <input name="bots" type="number" min="0" max=${game.most - 1} .value=${"0"}></label>
  <label>${t("clock")} (${t("seconds")}) <input name="clock" type="number" min="5" max="3600" .value=${String(snap.clock ?? 180)}></label>
  ${game.options?.length ? html`<details><summary>${t("options")}</summary><div class="setup-options">${game.options.map((one) => option(one))}</div></details>` : nothing}
  <button type="submit" class="option is-send" data-host>${t("host-it")}</button></form>`;

// What it decides, and what the rulebook says of it
const option = (one) => html`<div class="setup-option"><label>${one.label} <select name=${`option-${one.name}`}>${one.values.map((value) => html`<option value=${value.value}>${value.label}</option>`)}</select></label>
  ${[one.about, one.source].filter(Boolean).map((text) => html`<p class="faint">${text}</p>`)}</div>`;

function open(event, snap, game) {
  event.preventDefault();
  const form = new FormData(event.target);
  const options = Object.fromEntries(game.options.map((one) => [one.name, form.get(`option-${one.name}`)]));
  const [players, clock, bots] = ["players", "clock", "bots"].map((field) => Number(form.get(field)));
  post("host", { game: game.key, players, options, clock, bots, name: nameOf(snap) });
}

// Join one

const join = (snap) => html`<section class="start-join" aria-labelledby="join-title"><h2 id="join-title">${t("start-join")}</h2>
  <form class="words" @submit=${(event) => enter(event, snap)}><label class="unseen" for="join">${t("join-label")}</label><input id="join" name="words" data-join placeholder=${t("join-label")} autocomplete="off">
    <button type="submit" class="option is-send">${t("join")}</button><button type="submit" class="option" name="watch" value="yes">${icon("look")} ${t("watch")}</button></form>
  <h3>${t("nearby")}</h3>
  ${snap.tables?.length ? html`<ul class="nearby">${snap.tables.map((one) => html`<li><span><strong>${one.title}</strong> · <bdi>${one.host}</bdi> <span class="faint digits">${t("free-of", { free: one.free, seats: one.seats })}</span></span><code>${one.number}-…</code></li>`)}</ul>` : html`<p class="faint">${t("nearby-none")}</p>`}</section>`;

function enter(event, snap) {
  event.preventDefault();
  const words = event.target.elements.words.value.trim();
  if (words) post("join", { words, name: nameOf(snap), watch: event.submitter?.value === "yes" });
}

const unfinished = (snap) =>
  snap.unfinished?.length
    ? html`<section aria-labelledby="unfinished-title"><h2 id="unfinished-title">${t("unfinished")}</h2><ul class="nearby">${snap.unfinished.map((one) => html`<li><span><strong>${one.title}</strong> <span class="faint digits">${one.when}</span></span><button type="button" class="chip" data-resume @click=${() => post("resume", { match: one.match })}>${t("go-on")}</button></li>`)}</ul></section>`
    : nothing;

// Look at a record: it goes to one's own program and nowhere else.

const record = () => html`<section class="drop" aria-labelledby="record-title" @dragover=${(event) => event.preventDefault()} @drop=${dropped}><h2 id="record-title">${t("look-record")}</h2>
  <p class="faint">${t("drop-record")}</p><label class="chip" for="record">${t("choose-file")}</label><input id="record" class="unseen" data-record type="file" multiple @change=${(event) => lookAt(event.target.files)}></section>`;

function dropped(event) {
  event.preventDefault();
  lookAt(event.dataTransfer.files);
}
