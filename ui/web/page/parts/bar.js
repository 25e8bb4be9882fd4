// The bar above everything: where one is, whose turn it is, and how to look at it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { browse } from "./replay.js";
import { waysButton } from "./ways.js";
import { change, state, t } from "../state.js";
import { glyph, icon } from "../svg/draw.js";

export const bar = (snap) => html`<header class="bar">${snap?.seats && snap.phase !== "making" ? html`<a class="skip" href="#tray">${t("skip")}</a>` : nothing}
  <h1 class="bar-title">${glyph("mask")}<span class="bar-brand">Undertable</span>${snap?.title ? html`<span class="bar-game">${snap.title}</span>` : nothing}</h1>
  ${snap?.turn ? html`<p class="bar-turn">${snap.turn.text}</p>` : nothing}
  ${state.line === "open" || state.line === "connecting" ? nothing : html`<p class="bar-line" role="status">${icon("away")} ${t(`line-${state.line}`)}</p>`}
  <span class="bar-space"></span>
  ${["table", "over"].includes(snap?.phase) && !state.browsing ? html`<button type="button" class="bar-button" data-back title=${t("look-back")} @click=${() => browse((snap.events ?? 1) - 1)}>${icon("back")}<span class="unseen">${t("look-back")}</span></button>` : nothing}
  ${waysButton()}<button type="button" class="bar-button" data-settings aria-haspopup="dialog" @click=${() => change({ dialog: { kind: "settings" } })}>${icon("gear")}<span class="unseen">${t("settings")}</span></button>
</header>`;

const TABS = [["table", "table"], ["log", "log"], ["chat", "chat"], ["rules", "book"]];

export const tabs = () => html`<nav class="tabs" aria-label=${t("views")}>${TABS.map(([name, drawing]) => html`<button type="button" class="tab tab-${name} ${state.tab === name ? "is-on" : ""}" aria-pressed=${state.tab === name} data-tab=${name} @click=${() => change({ tab: name })}>${icon(drawing)}<span>${t(name)}</span></button>`)}</nav>`;
