// Before the match: chairs, a way to come in for the others, and talk.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { picture, post } from "../posting.js";
import { change, state, t } from "../state.js";
import { icon, seal } from "../svg/draw.js";
import { chat } from "./chat.js";
import { consent } from "./consent.js";
import { minutes } from "./clock.js";
import { waysHere } from "./ways.js";

// Before the table has answered nobody knows who sits there.
export const lobby = (snap) => html`<main class="lobby">${consent(snap)}${snap.title ? gathering(snap) : snap.consent ? nothing : html`<p class="lobby-wait" role="status">${snap.closed ?? t("loading")}</p>`}</main>`;

const gathering = (snap) => html`
  <section class="chairs" aria-labelledby="chairs-title"><h2 id="chairs-title">${t("chairs")}</h2>
    <p class="lobby-free" role="status">${snap.closed ?? (snap.free ? t("chairs-free", { count: snap.free }) : t("chairs-full"))}</p>
    <ul>${(snap.chairs ?? []).map((guest, index) => chair(snap, guest, index + 1))}${Array.from({ length: snap.free ?? 0 }, () => emptyChair(snap))}</ul>
    ${terms(snap)}${waysHere(snap)}</section>
  ${snap.link || snap.code ? invitation(snap) : nothing}
  ${chat(snap)}`;

const chair = (snap, guest, seat) => html`<li class="chair is-taken p${seat} ${guest.host ? "is-host" : ""}" data-seat=${seat}>${seal(seat, guest.name, "is-large")}
  <span class="chair-name"><bdi>${guest.name}</bdi>${guest.you ? html` <span class="plate-you">${t("you")}</span>` : nothing}</span>
  ${guest.fingerprint ? html`<span class="chair-print digits" title=${t("fingerprint")}>${guest.fingerprint}</span>` : nothing}
  ${snap.away && !guest.you ? sendAway(guest) : nothing}</li>`;

// For good, so it is asked twice, and a double click is no second thought.
const sendAway = (guest) => html`<button type="button" class="chip ${state.away === guest.key ? "is-on" : ""}" data-away=${guest.key} ?data-confirm=${state.away === guest.key} @click=${(event) => askAway(guest, event)}>${icon("away")} ${t(state.away === guest.key ? "send-away-sure" : "send-away", { name: guest.name })}</button>`;

function askAway(guest, event) {
  if (state.away !== guest.key) return change({ away: guest.key });
  return event.detail === 2 ? undefined : (change({ away: null }), post("away", { key: guest.key }));
}

const emptyChair = (snap) => html`<li class="chair"><span class="chair-seat" aria-hidden="true"></span><span class="chair-name faint">${t("chair-empty")}</span>
  ${snap.bots ? html`<button type="button" class="chip" data-bot @click=${() => post("bot", {})}>${icon("bot")} ${t("bot-please")}</button>` : nothing}</li>`;

const terms = ({ terms: given }) =>
  given
    ? html`<dl class="terms">${(given.options ?? []).map((one) => html`<div><dt>${one.label}</dt><dd>${one.value}</dd></div>`)}${given.clock ? html`<div><dt>${t("clock")}</dt><dd class="digits">${minutes(given.clock)}</dd></div>` : nothing}</dl>${(given.strength ?? []).map((one) => html`<p class=${given.weak ? "notice" : "faint"}>${one}</p>`)}`
    : nothing;

function invitation(snap) {
  if (snap.qr && state.picture?.link !== snap.link) fetchPicture(snap.link);
  return html`<section class="invitation" aria-labelledby="invite-title"><h2 id="invite-title">${t("invite")}</h2>
    ${snap.code ? html`<p class="code-label">${t("code")}</p><p class="code" data-code>${snap.code}</p>` : nothing}
    ${snap.link ? html`<label class="code-label" for="link">${t("link")}</label><div class="link-row"><input id="link" class="link" data-link readonly .value=${snap.link} @focus=${(event) => event.target.select()}>
      <button type="button" class="copy" @click=${() => copy(snap.link)}>${icon("copy")} <span>${state.copied ? t("copied") : t("copy")}</span></button></div>` : nothing}
    ${state.picture?.address ? html`<img class="qr" src=${state.picture.address} alt=${t("qr")}>` : nothing}</section>`;
}

async function fetchPicture(link) {
  state.picture = { link };
  change({ picture: { link, address: await picture("qr.svg") } });
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  change({ copied: true });
}
