// A yes or no that others wait for: another match, or terms that are weaker than one might think.
// The second half of a double click is no answer to what is asked next.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../posting.js";
import { t } from "../state.js";

export const consent = (snap) =>
  snap.consent
    ? html`<section class="consent" role="region" aria-labelledby="consent-title" data-consent=${snap.consent.id}><h2 id="consent-title">${snap.consent.text}</h2>${(snap.consent.detail ?? []).map((one) => html`<p>${one}</p>`)}
      <p class="chips">${[true, false].map((yes) => html`<button type="button" class="option ${yes ? "is-send" : ""}" data-yes=${yes} @click=${(event) => event.detail < 2 && post("consent", { consent: snap.consent.id, yes })}>${t(yes ? "yes" : "no")}</button>`)}</p></section>`
    : nothing;
