// The page: one snapshot in, one drawing out.
import { html, render } from "./vendor/lit-html/lit-html.js";
import { announce } from "./announcing.js";
import { answerThrough, question } from "./answering.js";
import { listen, tidyStops } from "./keys.js";
import { beforeMotion, notePlaces, playMotion } from "./motion.js";
import { bar, tabs } from "./parts/bar.js";
import { chat } from "./parts/chat.js";
import { dialogs, openDialog } from "./parts/dialogs.js";
import { table } from "./parts/felt.js";
import { lobby } from "./parts/lobby.js";
import { afterLog, log } from "./parts/log.js";
import { menu, placeBeside } from "./parts/menu.js";
import { travelling } from "./parts/work.js";
import { warnings } from "./parts/warnings.js";
import { making } from "./parts/making.js";
import { over } from "./parts/over.js";
import { reference } from "./parts/reference.js";
import { browse, player } from "./parts/replay.js";
import { start } from "./parts/start.js";
import { tray } from "./parts/tray.js";
import { postThrough } from "./posting.js";
import { NodeSource } from "./source.js";
import { change, emptyAnswer, onChange, state, t } from "./state.js";
import { patterns } from "./svg/draw.js";

const app = document.getElementById("app");
const source = new NodeSource();

function take(snap) {
  const { words, languages, ...rest } = snap;
  state.lang = snap.language ?? state.lang;
  if (words) Object.assign(state, { words,  languages: languages ?? state.languages });
  state.before = state.snap;
  state.cameAt = performance.now();
  const id = snap.question?.id ?? null;
  if (id !== state.asked.id) Object.assign(state, { asked: emptyAnswer(id), notice: "" });
  if (rest.phase !== state.before?.phase) Object.assign(state, leftOpen(rest.phase));
  change({ snap: rest, fresh: true });
  if (rest.phase === "replay") browse(rest.events === state.before?.events ? (state.browsing?.event ?? 0) : 0);
}

// What was opened over a table goes with it; the end of a match closes nothing, and throws nobody forward who looks back.
const leftOpen = (phase) => (["table", "over"].includes(phase) || !state.before ? {} : { dialog: null, browsing: null });

function draw() {
  const snap = state.browsing?.scene ?? state.snap;
  const asked = document.activeElement?.closest?.("#tray") ? document.querySelector("[data-question]")?.dataset.question : null;
  dress(snap);
  const places = state.fresh ? beforeMotion() : null;
  render(page(snap), app);
  watchTray();
  openDialog();
  tidyStops();
  follow(asked);
  document.documentElement.dataset.seq = state.snap?.seq ?? "";
  const { fresh, before, snap: now } = state;
  state.fresh = false;
  if (fresh) announce(before, now);
  requestAnimationFrame(() => settle(fresh ? () => playMotion(places, before, now) : () => {}));
}

// What has to know where things stand waits for the next frame: asking at once would lay out the page twice.
// There, too, all is asked before anything is written.
function settle(move) {
  notePlaces();
  placeBeside();
  afterLog();
  move();
}

// What belongs to the document as a whole; written only if it is new, as the style of all depends on it.
function dress(snap) {
  const { body, documentElement: root } = document;
  wear(body.dataset, "phase", snap?.phase ?? "connecting");
  wear(body.dataset, "tab", state.tab);
  wear(root, "lang", state.lang ?? "en");
  wear(root.dataset, "theme", state.theme);
  wear(root.dataset, "motion", state.motion);
  wear(document, "title", `${question() ? `● ${t("your-turn")} · ` : ""}${snap?.title ?? "Undertable"}`);
}

function wear(who, what, value) {
  if (who[what] !== value) who[what] = value;
}

// On a phone one's own place stays in sight right above the tray.
const measured = new ResizeObserver(() => {
  const heights = [...document.querySelectorAll("#tray, .tabs")].map((one) => one.offsetHeight);
  document.documentElement.style.setProperty("--tray", `${heights.reduce((sum, one) => sum + one, 0)}px`);
});
let watched = null;

function watchTray() {
  const tray = document.getElementById("tray");
  if (tray === watched) return;
  measured.disconnect();
  for (const one of document.querySelectorAll("#tray, .tabs")) measured.observe(one);
  watched = tray;
}

// A new question takes the focus only if the old one had it.
function follow(asked) {
  const now = document.querySelector("[data-question]");
  if (!asked || !now || now.dataset.question === asked) return;
  if (document.activeElement && document.activeElement !== document.body) return;
  (now.querySelector("[data-option], [data-amount], [data-words], [data-card]") ?? now).focus();
}

function page(snap) {
  return html`${patterns()}<div class="top">${bar(snap)}${warnings()}</div>${state.line === "elsewhere" ? elsewhere() : snap ? (PHASES[snap.phase] ?? match)(snap) : connecting()}${dialogs()}`;
}

const elsewhere = () => html`<main class="connecting"><p>${t("line-elsewhere")}</p><button type="button" class="option is-send" @click=${() => location.reload()}>${t("take-over")}</button></main>`;
const gone = (snap) => html`<main class="connecting"><p role="alert">${snap.text}</p></main>`;

const connecting = () => html`<main class="connecting"><p role="status">${state.line === "connecting" ? "…" : state.notice || t(`line-${state.line}`)}</p></main>`;

function match(snap) {
  if (!snap.seats) return html`<main class="connecting"><p>${t("loading")}</p></main>`;
  return html`<main class="match shows-${state.tab} ${state.asked.sent ? "is-sent" : ""}">
      ${snap.phase === "over" && !state.browsing ? over(snap) : snap.phase === "replay" || state.browsing ? player(snap) : tray(snap)}
      ${table(snap)}
    </main>
    ${travelling(snap)}${menu()}${tabs()}
    <aside class="side shows-${state.tab}" aria-label=${t("beside")}>${state.tab === "chat" ? chat(snap) : state.tab === "rules" ? reference(snap) : log(snap)}</aside>
`;
}

const PHASES = { gone, start, lobby, making, table: match, over: match, replay: match };

// All is in place: begin.
answerThrough(source);
postThrough(source);
onChange(draw);
listen();
addEventListener("resize", () => change());
source.subscribe(take, (line, text) => change({ line, notice: line === "refused" ? text || t("line-refused") : state.notice }));
setInterval(() => question()?.left != null && change(), 500);
