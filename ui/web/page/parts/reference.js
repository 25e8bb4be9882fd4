// Cards and rules of the game at hand, in the node's words.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../state.js";
import { referenceOf } from "./about.js";
import { art } from "./card.js";

export function reference(snap) {
  const page = referenceOf(snap);
  return html`<section class="reference" aria-labelledby="reference-title"><h2 id="reference-title">${page?.title ?? t("rules")}</h2>
    ${page ? html`<p class="faint">${page.about}</p>${rules(page)}${(page.cards ?? []).length ? html`<ul class="reference-cards">${page.cards.map(entry)}</ul>` : nothing}` : html`<p class="faint">${t("loading")}</p>`}</section>`;
}

const rules = (page) => (page.rules ?? []).map((one) => html`<details class="rule"><summary>${one.title}</summary><p>${one.text}</p></details>`);

const entry = (card) => html`<li class="entry"><span class="entry-art">${art({ known: "all", ...card })}</span><div><h3>${card.name}${card.count > 1 ? html` <span class="faint digits">×${card.count}</span>` : nothing}</h3><p>${card.text}</p></div></li>`;
