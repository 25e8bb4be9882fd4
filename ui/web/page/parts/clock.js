// Countdowns: a snapshot says how much was left when it came, and the page counts on from there.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { state, t } from "../state.js";

export const leftNow = (left) => (left == null ? null : Math.max(0, left - (performance.now() - state.cameAt) / 1000));

export const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export function countdown(asked) {
  const left = leftNow(asked.left);
  if (left == null) return nothing;
  const whole = Math.max(asked.whole ?? asked.left, 1);
  return html`<p class="clock ${left <= 10 ? "is-short" : ""}" title=${t("time-left")}>
    <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">${svg`<circle class="clock-ground" cx="18" cy="18" r="15"></circle><circle class="clock-rest" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray=${`${Math.round((100 * left) / whole)} 100`}></circle>`}</svg>
    <span class="digits" role="timer" aria-live="off"><span class="unseen">${t("time-left")} </span>${minutes(left)}</span></p>`;
}
