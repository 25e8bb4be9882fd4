// What one has to know beside the match, in every phase, until it has been put away.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { change, state, t } from "../state.js";
import { icon } from "../svg/draw.js";

const seen = new Set();

export function warnings() {
  const { snap } = state;
  const problem = snap?.problem ? [{ id: `problem/${snap.problem}`, kind: "danger", text: snap.problem }] : [];
  const shown = [...problem, ...(snap?.warnings ?? [])].filter((one) => !seen.has(one.id));
  return shown.length ? html`<section class="warnings" aria-label=${t("warnings")}>${repeat(shown, (one) => one.id, warning)}</section>` : nothing;
}

const warning = (one) => html`<div class="warning is-${one.kind}" role=${one.kind === "danger" ? "alert" : "status"} data-warning=${one.id}>${icon("alert")}<p>${one.text}</p>
  <button type="button" class="bar-button" data-put-away @click=${() => change({ put: seen.add(one.id) })}>${icon("cross")}<span class="unseen">${t("put-away")}</span></button></div>`;
