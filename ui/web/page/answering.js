// How a question is answered: by a sentence, by the table, or by a key; one place sends.
import { change, prepare, state, t } from "./state.js";

let source = null;
let pressedFor = null; // the question that was there when the pointer went down
let lastClickFor = null;

export const answerThrough = (given) => {
  source = given;
};

export const question = () => (state.browsing ? null : state.snap?.question) ?? null;

// Options that fit what was tapped on the table and typed into the field.
export const openOptions = (asked = question()) => openNow(asked).options;

// Every thing on the table asks whether it can be tapped: they are found once for as long as they stay the same.
let found = {};

function openNow(asked = question()) {
  const { picked, filter } = state.asked;
  if (found.asked === asked && found.picked === picked && found.filter === filter) return found;
  const wanted = plain(filter);
  const fits = (option) => picked.every((key) => option.targets?.includes(key)) && plain(option.text).includes(wanted);
  const options = (asked?.options ?? []).filter(fits);
  found = { asked, picked, filter, options, targets: new Set(options.flatMap((option) => option.targets ?? [])) };
  return found;
}

const plain = (text) => (text || "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Of two cards of one face only one is named; the other means the same.
const meant = (key) => question()?.alike?.[key] ?? key;

// Also when the answer is on its way: to draw the table anew for a moment would cost more than the answer itself.
export const isTarget = (key) =>
  openNow().targets.has(meant(key)) || choosable(key) || isOwnField(key);

export const isPicked = (key) => state.asked.picked.includes(meant(key)) || state.asked.cards.includes(handleOf(key));

// One's own plate stands for the field where a sum or words are asked for.
const isOwnField = (key) => ["amount", "words"].includes(question()?.kind) && key === `seat/${state.snap.me}`;

const handleOf = (key) => (key.startsWith("card/") ? Number(key.slice(5)) : NaN);
const choosable = (key) => question()?.kind === "cards" && question().cards.from.includes(handleOf(key));

export function tapTable(tapped, event = null) {
  if (state.asked.sent || isLate(event)) return undefined;
  if (isOwnField(tapped)) return tapOwnField(tapped);
  prepare({ at: tapped });
  if (choosable(tapped)) return toggleCard(handleOf(tapped));
  const { picked, armed } = state.asked;
  const key = meant(tapped);
  // A double click is no second thought.
  if (armed !== null && picked.includes(key)) return event?.detail === 2 ? undefined : choose(openOptions().find((one) => one.n === armed));
  prepare({ picked: picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key], armed: null });
  const open = openOptions();
  if (open.length === 1) prepare({ armed: open[0].n });
  return undefined;
}

// Each tap adds one; for words it leads to where they are written.
function tapOwnField(tapped) {
  const { kind, amount: range } = question();
  if (kind === "words") return document.querySelector("[data-words]")?.focus();
  return prepare({ at: tapped, amount: Math.min(range.most, (state.asked.amount ?? range.least - 1) + 1) });
}

export function choose(option, event = null) {
  if (!option || state.asked.sent || isLate(event)) return;
  if (option.confirm && state.asked.armed !== option.n) prepare({ armed: option.n });
  else if (!(event?.detail === 2 && option.confirm)) send({ option: option.n });
}

// A click that began on another question, or the second half of a double click that already answered one.
function isLate(event) {
  const id = question()?.id;
  const late = event?.detail > 0 && ((pressedFor !== null && pressedFor !== id) || (event.detail === 2 && lastClickFor !== id));
  lastClickFor = id;
  return late;
}

addEventListener("pointerdown", () => (pressedFor = question()?.id ?? null), true);

export function toggleCard(handle) {
  const { cards } = state.asked;
  const most = question().cards.count;
  if (cards.includes(handle)) prepare({ cards: cards.filter((one) => one !== handle) });
  else if (cards.length < most) prepare({ cards: [...cards, handle] });
  else if (most === 1) prepare({ cards: [handle] });
}

// What the button of a field would send, or null while it is not yet an answer.
export function prepared(asked = question()) {
  const { amount, words, cards } = state.asked;
  if (asked?.kind === "amount") return isAmount(asked.amount, amount) ? { amount } : null;
  if (asked?.kind === "words") return { words };
  if (asked?.kind === "cards") return cards.length === asked.cards.count ? { cards } : null;
  return null;
}

const isAmount = (range, given) => Number.isInteger(given) && given >= range.least && given <= range.most;

export async function send(given) {
  const asked = question();
  if (!asked || state.asked.sent) return;
  prepare({ sent: true });
  try {
    await source.answer(asked.id, given);
    if (state.notice) change({ notice: "" });
  } catch (problem) {
    refused(asked, problem);
  }
}

function refused(asked, problem) {
  if (problem.status === 409) return change({ notice: t("too-late") });
  if (state.asked.id === asked.id) prepare({ sent: false });
  return change({ notice: problem.status ? problem.message : t("line-lost") });
}

export function takeBack() {
  prepare({ armed: null, picked: [], at: null, filter: "", cards: [] });
}
