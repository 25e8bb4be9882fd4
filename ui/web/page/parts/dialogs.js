// What opens over the table: settings, keys, and why a line can be believed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get, post } from "../posting.js";
import { change, keep, state, t } from "../state.js";
import { icon } from "../svg/draw.js";
import { entryOf } from "./about.js";
import { art } from "./card.js";
import { waysDialog } from "./ways.js";

export const closeDialog = () => change({ dialog: null });

export function dialogs() {
  if (!state.dialog) return nothing;
  const body = { settings, keys, why, card, ways: waysDialog }[state.dialog.kind](state.dialog);
  return html`<dialog class="dialog dialog-${state.dialog.kind}" aria-labelledby="dialog-title" @close=${closeDialog} @click=${outside}>
    <div class="dialog-inside"><button type="button" class="dialog-close" @click=${closeDialog}>${icon("cross")}<span class="unseen">${t("close")}</span></button>${body}</div></dialog>`;
}

const outside = (event) => event.target.tagName === "DIALOG" && closeDialog();

// Called after each drawing: a dialog only keeps the focus inside if the browser opens it.
export function openDialog() {
  const dialog = document.querySelector("dialog");
  if (dialog && !dialog.open) dialog.showModal();
}

// Settings

const choice = (name, label, current, values, set) => html`<fieldset class="choice"><legend>${label}</legend><div class="chips">${values.map(([value, text, lang]) => html`<button type="button" class="chip ${current === value ? "is-on" : ""}" aria-pressed=${current === value} data-setting=${`${name}-${value}`} lang=${lang ?? nothing} @click=${() => set(value)}>${text}</button>`)}</div></fieldset>`;

const settings = () => html`<h2 id="dialog-title">${t("settings")}</h2>
  ${choice("lang", t("language"), state.lang, Object.entries(state.languages ?? {}).map(([key, text]) => [key, text, key]), (lang) => post("language", { language: lang }))}
  ${choice("theme", t("theme"), state.theme, [["system", t("as-system")], ["light", t("light")], ["dark", t("dark")]], (value) => keep("theme", value))}
  ${choice("motion", t("motion"), state.motion, [["system", t("as-system")], ["off", t("off")]], (value) => keep("motion", value))}
  ${choice("sound", t("sound"), state.sound, [[true, t("on")], [false, t("off")]], (value) => keep("sound", value))}
  ${choice("plain", t("text-table"), state.plain, [[true, t("on")], [false, t("off")]], (value) => keep("plain", value))}
  ${choice("keys", t("keys"), state.keys, [[true, t("on")], [false, t("off")]], (value) => keep("keys", value))}
  ${state.snap?.phase === "table" ? html`<p><button type="button" class="chip" data-leave @click=${() => post("leave", {})}>${icon("away")} ${t("leave")}</button></p>` : nothing}`;

const KEYS = [["1–9", "key-digits"], ["/", "key-narrow"], ["+ −", "key-amount"], ["↵", "key-enter"], ["Esc", "key-escape"], ["← →", "key-arrows"], ["q", "key-question"], ["h", "key-hand"], ["t", "key-table"], ["l", "key-log"], ["?", "key-help"]];

const keys = () => html`<h2 id="dialog-title">${t("keys")}</h2><dl class="keys">${KEYS.map(([key, word]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(word)}</dd></div>`)}</dl>`;

// One card of the reference, large

function card({ face, name }) {
  const found = entryOf(state.snap, face);
  return html`<h2 id="dialog-title">${found?.name ?? name}</h2><div class="dialog-card"><span class="dialog-art">${art({ face, strength: found?.strength })}</span><p>${found?.text ?? (state.reference ? "" : t("loading"))}</p></div>`;
}

// Why can I believe this? One sentence, then what would have failed, then the numbers.

function why(dialog) {
  if (dialog.page === undefined) explain(dialog);
  return html`<h2 id="dialog-title">${t("why-title")}</h2><blockquote class="why-line">${dialog.line.text}</blockquote>
    ${dialog.page ? steps(dialog.page) : html`<p class="faint">${dialog.page === false ? state.notice : t("loading")}</p>`}`;
}

async function explain(dialog) {
  dialog.page = null;
  dialog.page = (await get(`explain?event=${dialog.line.event}`)) ?? false;
  change();
}

// The auditor's page of every message behind the line: what happened and what that proves at once, the equations on demand.
const steps = (page) => html`<div class="why-page">${page.messages.map((one) => html`<section aria-label=${one.title}>
    <h3>${one.title} <span class="faint">· <bdi>${one.author}</bdi>, ${one.place}</span></h3>
    ${one.paragraphs.slice(0, 2).map((part) => html`<h4>${part.heading}</h4>${texts(part.lines)}`)}
    <details data-equations><summary>${t("why-numbers")}</summary>${one.paragraphs.slice(2).map((part) => html`<h4>${part.heading}</h4>${texts(part.lines)}`)}</details>
  </section>`)}${page.command ? html`<p>${t("why-command")}</p><pre><code>${page.command}</code></pre>` : nothing}</div>`;

const texts = (lines) => (lines ?? []).map(([text, isMath]) => (isMath ? html`<pre>${text}</pre>` : html`<p>${text}</p>`));
