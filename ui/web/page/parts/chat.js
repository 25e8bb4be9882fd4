// Speech besides the match: strangers' words, so never anything but text.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { post } from "../posting.js";
import { t } from "../state.js";
import { icon, seal } from "../svg/draw.js";

const MOST = 500;

export const chat = (snap) => html`<section class="chat" data-chat aria-labelledby="chat-title"><h2 id="chat-title" class="chat-title">${t("chat")}</h2>
  ${(snap.chat ?? []).length ? html`<ol class="chat-lines" tabindex="0" aria-labelledby="chat-title">${repeat(snap.chat, (one, index) => one.n ?? index, (one) => said(snap, one))}</ol>` : html`<p class="faint">${t("chat-empty")}</p>`}
  ${snap.muted?.length ? html`<p class="chips">${snap.muted.map((one) => html`<button type="button" class="chip" data-unmute @click=${() => post("mute", { key: one.key, yes: false })}>${icon("sound")} ${t("unmute", { name: one.name })}</button>`)}</p>` : nothing}
  <form class="chat-form" @submit=${speak}><label class="unseen" for="chat-words">${t("chat-say")}</label>
    <input id="chat-words" data-chat-words name="words" type="text" maxlength=${MOST} autocomplete="off" placeholder=${t("chat-say")}>
    <button type="submit" data-chat-send>${icon("arrow")}<span class="unseen">${t("send")}</span></button></form>
</section>`;

const said = (snap, one) => html`<li class="said ${one.mine ? "is-mine" : ""}" data-said>
  ${seal(one.seat ?? 0, one.name)}<span class="said-body"><span class="said-name"><bdi>${one.name}</bdi></span><bdi class="said-text">${one.text}</bdi></span>
  ${one.mine ? nothing : html`<button type="button" class="mute" data-mute @click=${() => post("mute", { key: one.key, yes: true })} title=${t("mute", { name: one.name })}>${icon("mute")}<span class="unseen">${t("mute", { name: one.name })}</span></button>`}</li>`;

function speak(event) {
  event.preventDefault();
  const field = event.target.elements.words;
  const text = field.value.trim();
  if (!text) return;
  post("chat", { text });
  field.value = "";
}
