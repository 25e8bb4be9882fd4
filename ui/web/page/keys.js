// The whole game by keyboard: digits answer, Esc takes back, letters jump.
import { choose, openOptions, prepared, question, send, takeBack, toggleCard } from "./answering.js";
import { change, prepare, state } from "./state.js";

const JUMPS = { h: "mine", t: "felt", l: "log", q: "tray" };

export function listen() {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || state.dialog) return;
    if (roves(event) || inField(event)) return;
    if (event.key === "Escape") return takeBack();
    if (!state.keys) return undefined;
    if (digit(event) || letter(event)) event.preventDefault();
    return undefined;
  });
}

// Single keys mean letters while something is being written.
function inField(event) {
  const field = event.target.closest?.("input, textarea, select");
  if (field && event.key === "Escape") field.blur();
  return Boolean(field);
}

function digit(event) {
  if (!/^[1-9]$/.test(event.key)) return false;
  const asked = question();
  if (!asked) return false;
  const at = Number(event.key) - 1;
  if (asked.kind === "cards") return at < asked.cards.from.length && (toggleCard(Number(asked.cards.from[at])), true);
  const option = openOptions(asked)[at];
  if (option) choose(option);
  return Boolean(option);
}

function letter(event) {
  if (event.key === "?") return change({ dialog: { kind: "keys" } }), true;
  if (event.key === "/") return jump("narrow");
  if ("+-".includes(event.key) && question()?.kind === "amount") return step(event.key === "+" ? 1 : -1);
  if (event.key === "Enter" && event.target === document.body) return enter();
  return JUMPS[event.key] ? jump(JUMPS[event.key]) : false;
}

function step(by) {
  const { least, most } = question().amount;
  prepare({ amount: Math.min(most, Math.max(least, (state.asked.amount ?? least) + by)) });
  return true;
}

function enter() {
  const { armed } = state.asked;
  if (armed !== null) return choose(openOptions().find((one) => one.n === armed)), true;
  const given = prepared();
  return given ? (send(given), true) : false;
}

function jump(id) {
  const place = document.getElementById(id);
  if (id === "log") change({ tab: "log" });
  (id === "tray" ? (place?.querySelector("[data-amount], [data-words]") ?? place) : place)?.focus();
  return Boolean(place);
}

// Inside a group arrows move, and Tab leaves it: only one of its buttons is a stop.
const GROUPS = ".options, .cards, .agents, .slip-names, .tabs, .zones-tabs, .chips";
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function roves(event) {
  const step = STEPS[event.key];
  const group = step && event.target.closest?.("button") && event.target.closest(GROUPS);
  if (!group) return false;
  const all = [...group.querySelectorAll("button:not(:disabled)")];
  const next = all[(all.indexOf(event.target.closest("button")) + step + all.length) % all.length];
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  event.preventDefault();
  return true;
}

// After each drawing: one stop a group, the focused one if there is one.
export function tidyStops() {
  for (const group of document.querySelectorAll(GROUPS)) {
    const all = [...group.querySelectorAll("button")];
    const stop = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0 && !one.disabled) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
}
