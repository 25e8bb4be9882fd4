// The page: one snapshot in, one drawing out.
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { announce } from "./announcing.js";
import { answerThrough, question } from "./answering.js";
import { listen, tidyStops } from "./keys.js";
import { beforeMotion, playMotion } from "./motion.js";
import { bar, tabs } from "./parts/bar.js";
import { chat } from "./parts/chat.js";
import { dialogs, openDialog } from "./parts/dialogs.js";
import { table } from "./parts/felt.js";
import { lobby } from "./parts/lobby.js";
import { afterLog, beforeLog, log } from "./parts/log.js";
import { making } from "./parts/making.js";
import { over } from "./parts/over.js";
import { reference } from "./parts/reference.js";
import { player } from "./parts/replay.js";
import { start } from "./parts/start.js";
import { tray } from "./parts/tray.js";
import { postThrough } from "./posting.js";
import { NodeSource } from "./source.js";
import { change, emptyAnswer, onChange, state, t } from "./state.js";
import { patterns } from "./svg/draw.js";

const app = document.getElementById("app");
const source = new NodeSource();

answerThrough(source);
postThrough(source);
onChange(draw);
listen();
source.subscribe(take, (line, text) => change({ line, notice: line === "refused" ? text || t("line-refused") : state.notice }));
setInterval(() => question()?.left != null && change(), 500);

function take(snap) {
  const { words, languages, ...rest } = snap;
  state.lang = snap.language ?? state.lang;
  if (words) Object.assign(state, { words,  languages: languages ?? state.languages });
  state.before = state.snap;
  state.cameAt = performance.now();
  const id = snap.question?.id ?? null;
  if (id !== state.asked.id) Object.assign(state, { asked: emptyAnswer(id), notice: "" });
  change({ snap: rest, fresh: true, lastLine: null });
}

function draw() {
  const snap = state.browsing?.scene ?? state.snap;
  const asked = document.activeElement?.closest?.("#tray") ? document.querySelector("[data-question]")?.dataset.question : null;
  dress(snap);
  beforeLog();
  const places = state.fresh ? beforeMotion() : null;
  render(page(snap), app);
  afterLog();
  openDialog();
  tidyStops();
  follow(asked);
  if (state.fresh) {
    state.fresh = false;
    announce(state.before, state.snap);
    playMotion(places, state.before, state.snap);
  }
}

// What belongs to the document as a whole
function dress(snap) {
  document.body.dataset.phase = snap?.phase ?? "connecting";
  document.documentElement.lang = state.lang ?? "en";
  document.documentElement.dataset.theme = state.theme;
  document.documentElement.dataset.motion = state.motion;
  document.title = `${question() ? `● ${t("your-turn")} · ` : ""}${snap?.title ?? "Undertable"}`;
}

// A new question takes the focus only if the old one had it.
function follow(asked) {
  const now = document.querySelector("[data-question]");
  if (!asked || !now || now.dataset.question === asked) return;
  if (document.activeElement && document.activeElement !== document.body) return;
  (now.querySelector("[data-option], [data-amount], [data-words], [data-card]") ?? now).focus();
}

const PHASES = { start, lobby, making, table: match, over: match, replay: match };

function page(snap) {
  return html`${patterns()}<a class="skip" href="#tray">${t("skip")}</a>${bar(snap)}${snap ? (PHASES[snap.phase] ?? match)(snap) : connecting()}${dialogs()}`;
}

const connecting = () => html`<main class="connecting"><p role="status">${state.line === "connecting" ? "…" : state.notice || t(`line-${state.line}`)}</p></main>`;

function match(snap) {
  return html`<main class="match shows-${state.tab}">
      ${snap.phase === "over" && !state.browsing ? over(snap) : snap.phase === "replay" || state.browsing ? player(snap) : tray(snap)}
      ${table(snap)}
    </main>
    ${tabs()}
    <aside class="side shows-${state.tab}" aria-label=${t("beside")}>${state.tab === "chat" ? chat(snap) : state.tab === "rules" ? reference(snap) : log(snap)}</aside>
    ${nothing}`;
}
