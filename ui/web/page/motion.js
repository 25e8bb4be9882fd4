// Cards travel from where they lay to where they lie; nothing waits for it, and a newer snapshot ends it.
import { state } from "./state.js";

const LASTS = 260;
const running = new Set();

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => state.motion === "off" || calm.matches || document.hidden;

const things = () => document.querySelectorAll("#felt [data-handle], #felt [data-piece]");
const keyOf = (one) => (one.dataset.handle ? `card/${one.dataset.handle}` : `piece/${one.dataset.piece}`);

// Where everything stood in the last frame, kept because asking while a message is drawn would lay
// out the page once more than it is shown; null if it may stand elsewhere by now.
let stood = null;
const forget = ({ target }) => (target.closest?.("#log, .bubbles") ? undefined : (stood = null));
addEventListener("scroll", forget, { capture: true, passive: true });
addEventListener("resize", forget);

const measured = () => new Map([...things()].map((one) => [keyOf(one), one.getBoundingClientRect()]));

export function beforeMotion() {
  for (const one of running) one.finish();
  running.clear();
  return still() ? new Map() : (stood ?? measured());
}

// In a frame, before anything is written in it; things that fly are not where they stand.
export function notePlaces() {
  if (!running.size) stood = still() ? null : measured();
}

export function playMotion(places, before, now) {
  if (!before || !now || before.game !== now.game) return;
  const moves = newMoves(before, now);
  if (still()) return highlight(moves);
  const slides = [...things()].map((one) => [one, offset(one, places, moves)]).filter(([, by]) => by);
  for (const move of moves) (SHOWN[move.kind] ?? (() => {}))(move, places);
  for (const [one, by] of slides) run(one, [{ transform: by, zIndex: 5 }, { transform: "none", zIndex: 5 }]);
}

// Moves carry the number of their event; those of the snapshot before have been shown.
function newMoves(before, now) {
  const last = Math.max(-1, ...(before.moves ?? []).map((one) => one.event));
  return (now.moves ?? []).filter((one) => one.event > last);
}

// A card that has got a new handle set out from where its old one lay. Under a cloth, either of them
// may have come from either place: both set out from the middle between, whatever was chosen.
function startOf(key, places, moves) {
  if (places.has(key)) return places.get(key);
  const handle = Number(key.slice(5));
  const move = moves.find((one) => one.to?.includes?.(handle));
  const from = (move?.from ?? []).map?.((one) => places.get(`card/${one}`)).filter(Boolean) ?? [];
  return from.length ? between(from) : null;
}

function between(boxes) {
  const middle = (side) => boxes.reduce((sum, box) => sum + box[side], 0) / boxes.length;
  return { left: middle("left"), top: middle("top"), width: middle("width"), height: middle("height") };
}

// How far from its place it sets out, or null if it lies where it lay.
function offset(one, places, moves) {
  const start = startOf(keyOf(one), places, moves);
  const end = start && (stood?.get(keyOf(one)) ?? one.getBoundingClientRect());
  const [x, y] = start ? [start.left - end.left, start.top - end.top] : [0, 0];
  return Math.abs(x) < 2 && Math.abs(y) < 2 ? null : `translate(${x}px, ${y}px)`;
}

function run(one, frames, lasts = LASTS, easing = "cubic-bezier(.2,.7,.3,1)") {
  const animation = one.animate(frames, { duration: lasts, easing });
  running.add(animation);
  animation.finished.then(() => running.delete(animation), () => running.delete(animation));
  return animation;
}

const cardOf = (handle) => document.querySelector(`#felt [data-handle="${handle}"]`);
const seatOf = (seat) => document.querySelector(`#felt [data-seat="${seat}"] .plate-tap`);

const turn = ({ cards }) => each(cards, (one) => run(one, [{ transform: "rotateY(90deg) scale(1.06)" }, { transform: "none" }], 320));
const glow = (handles) => each(handles, (one) => one.classList.add("is-news"));
const each = (handles, show) => (handles ?? []).map(cardOf).filter(Boolean).forEach(show);

const SHOWN = {
  turn,
  look: ({ hands }) => Object.entries(hands ?? {}).forEach(([seat, cards]) => eyeOver(seat, cards)),
  show: ({ to, cards }) => eyeOver(to, cards),
  cloth: (move, places) => cloth(move, places),
  envelope: (move) => travel("is-envelope", move.from, move.to),
  settle: (move) => move.paid && travel("is-coin", move.from, move.to),
};

function eyeOver(seat, cards) {
  const place = seatOf(seat);
  if (place) run(place, [{ boxShadow: "0 0 0 0 var(--accent)" }, { boxShadow: "0 0 0 6px var(--accent)" }, { boxShadow: "0 0 0 0 transparent" }], 600);
  each(cards, (one) => run(one, [{ transform: "none" }, { transform: "translateY(-6px) rotate(3deg)" }, { transform: "none" }], 420));
}

// A small thing that flies between two seats, the same whatever is in it.
function travel(kind, from, to) {
  const [start, end] = [seatOf(from), seatOf(to)].map((one) => one?.getBoundingClientRect());
  if (!start || !end) return;
  flying(kind, start, [{ transform: "scale(.6)" }, { transform: "scale(1.2)", offset: 0.5 }, { transform: `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(.8)` }], 650);
}

// The cloth falls over both places and lifts again: always once around, whatever was done below it.
function cloth({ from }, places) {
  const boxes = (from ?? []).map((one) => places.get(`card/${one}`)).filter(Boolean);
  for (const box of boxes) flying("is-cloth", box, [{ opacity: 0, transform: "translateY(-20px)" }, { opacity: 1, transform: "none", offset: 0.25 }, { opacity: 1, transform: "rotate(2deg)", offset: 0.5 }, { opacity: 1, transform: "rotate(-2deg)", offset: 0.75 }, { opacity: 0, transform: "translateY(-20px)" }], 800);
}

function flying(kind, box, frames, lasts) {
  const one = document.createElement("span");
  one.className = `flying ${kind}`;
  one.ariaHidden = "true";
  Object.assign(one.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(one);
  run(one, frames, lasts).finished.then(() => one.remove(), () => one.remove());
}

// Without motion the same cards are marked for a moment instead.
function highlight(moves) {
  for (const one of document.querySelectorAll(".is-news")) one.classList.remove("is-news");
  for (const move of moves) glow([move.cards ?? move.to].flat());
}
