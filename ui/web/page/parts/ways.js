// How others reach us and how we are linked: in the lobby at once, at the table behind a button.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { change, state, t } from "../state.js";
import { icon } from "../svg/draw.js";

const sentences = (ways) => html`<ul class="ways">${ways.map((one) => html`<li data-way>${one}</li>`)}</ul>`;

export const waysHere = (snap) => (snap.ways?.length ? html`<section class="ways-here" aria-labelledby="ways-title"><h3 id="ways-title">${t("links")}</h3>${sentences(snap.ways)}</section>` : nothing);

export const waysButton = () =>
  state.snap?.ways?.length && ["table", "over", "making"].includes(state.snap.phase)
    ? html`<button type="button" class="bar-button" data-ways aria-haspopup="dialog" title=${t("links")} @click=${() => change({ dialog: { kind: "ways" } })}>${icon("link")}<span class="unseen">${t("links")}</span></button>`
    : nothing;

export const waysDialog = () => html`<h2 id="dialog-title">${t("links")}</h2>${sentences(state.snap?.ways ?? [])}`;
