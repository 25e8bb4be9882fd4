// Looking back: a slider over all events, of a record or of the match that is being played.
// Whoever looks back is never thrown forward: only "back to now" ends it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { lookAt } from "../looking_at.js";
import { get } from "../posting.js";
import { change, state, t } from "../state.js";
import { icon } from "../svg/draw.js";

const CHUNK = 40;
const PACE = 1200; // milliseconds an event, at speed 1
let scenes = new Map();
let since = 0; // what was before is forgotten
let of = null; // the match that these scenes belong to
let timer = null;

export const lastEvent = () => (state.snap?.phase === "replay" ? null : state.browsing?.events) ?? state.snap?.events ?? 0;

export async function browse(event) {
  forgetOthers();
  const wanted = Math.min(Math.max(event, since), lastEvent());
  if (!(await fetchAround(wanted))) return wanted < since ? browse(since) : undefined;
  return change({ browsing: { ...state.browsing, event: wanted, events: Math.max(lastEvent(), wanted), scene: scenes.get(wanted) } });
}

async function fetchAround(event) {
  if (scenes.has(event)) return true;
  const from = event - (event % CHUNK);
  const reply = await get(`scenes?from=${from}&to=${from + CHUNK}`);
  since = reply?.since ?? since;
  for (const scene of reply?.scenes ?? []) scenes.set(scene.events, { ...scene, phase: state.snap.phase, question: null });
  return scenes.has(event);
}

function forgetOthers() {
  const match = `${state.snap.match}/${state.lang}/${state.snap.opened ?? ""}`;
  if (of !== match) [of, scenes, since] = [match, new Map(), 0];
}

export function toNow() {
  stop();
  change({ browsing: null });
}

// Turns of a record come with it; of a live match we know those of the scenes at hand.
const turnsOf = () => state.snap.turns ?? [...new Set([...scenes.values()].map((one) => one.turn?.event ?? 0))].sort((a, b) => a - b).map((event) => ({ event }));

const turnBefore = (event) => turnsOf().filter((one) => one.event < event).at(-1)?.event ?? 0;
const turnAfter = (event) => turnsOf().find((one) => one.event > event)?.event ?? lastEvent();

function playOn(speed) {
  stop();
  change({ browsing: { ...state.browsing, speed } });
  timer = setInterval(() => (state.browsing.event >= lastEvent() ? stop() : browse(state.browsing.event + 1)), PACE / speed);
}

function stop() {
  clearInterval(timer);
  timer = null;
  if (state.browsing?.speed) change({ browsing: { ...state.browsing, speed: 0 } });
}

const button = (drawing, word, press, off = false) =>
  html`<button type="button" class="step" title=${t(word)} ?disabled=${off} @click=${press}>${icon(drawing)}<span class="unseen">${t(word)}</span></button>`;

export function player() {
  const { event = 0, speed = 0 } = state.browsing ?? {};
  const events = lastEvent();
  return html`<section id="tray" class="tray player" aria-labelledby="tray-title" tabindex="-1" @keydown=${keys}>
    <h2 id="tray-title" class="ask-text">${t("replay")} · <span class="digits">${t("event-of", { event, events })}</span></h2>
    <p class="ask-context">${latest(state.browsing?.scene)}</p>
    <input type="range" class="slider" min=${since} max=${events} aria-label=${t("replay")} .value=${live(String(event))} @input=${(one) => browse(Number(one.target.value))}>
    <div class="player-ways">${button("first", "turn-back", () => browse(turnBefore(event)), event <= since)}${button("left", "back", () => browse(event - 1), event <= since)}
      ${speed ? button("pause", "pause", stop) : button("play", "play", () => playOn(1))}
      ${button("right", "forward", () => browse(event + 1), event >= events)}${button("last", "turn-forward", () => browse(turnAfter(event)), event >= events)}
      <span class="chips">${[1, 2, 4].map((one) => html`<button type="button" class="chip ${speed === one ? "is-on" : ""}" aria-pressed=${speed === one} @click=${() => playOn(one)}>${one}×</button>`)}</span>
      ${state.snap.phase === "replay" ? nothing : html`<button type="button" class="option is-send" data-now @click=${toNow}>${t("to-now")}</button>`}</div>
    ${report(state.snap)}</section>`;
}

const latest = (scene) => scene?.log?.filter((one) => one.kind !== "proof").at(-1)?.text ?? "";

const report = (snap) => (snap.report?.length ? html`<details class="ask-help" data-report><summary class=${snap.good ? "is-good" : "notice"}>${t("report")}</summary>${snap.report.map((one) => html`<p>${one}</p>`)}${unseen(snap.not_checked)}</details>${openings(snap)}` : nothing);

// What nobody should read out of a record
const unseen = (told) => (told ? html`<p>${told.title}</p><ul class="unseen-list" data-not-checked>${told.lines.map((one) => html`<li>${one}</li>`)}</ul>` : nothing);

const openings = (snap) => html`<p class="openings" data-opened>${snap.opened ?? nothing}
  <label class="chip" for="openings">${t("add-openings")}</label><input id="openings" class="unseen" data-record type="file" accept=".opening" multiple @change=${(event) => lookAt(event.target.files)}></p>`;

const STEPS = { ArrowLeft: [-1, turnBefore], ArrowRight: [1, turnAfter] };

function keys(event) {
  if (event.key === " " && event.target.tagName !== "BUTTON") return event.preventDefault(), state.browsing?.speed ? stop() : playOn(1);
  const step = event.target.tagName !== "BUTTON" && STEPS[event.key];
  if (!step || (event.target.type === "range" && !event.shiftKey)) return undefined;
  event.preventDefault();
  return browse(event.shiftKey ? step[1](state.browsing.event) : state.browsing.event + step[0]);
}
