// What the page knows: the newest snapshot, and what its reader is in the middle of.

const kept = (key, otherwise) => localStorage.getItem(key) ?? otherwise;

export const state = {
  snap: null, // the newest snapshot
  words: {}, // the page's own words, by key
  line: "connecting",
  notice: "", // the last refusal, in words
  tab: "table", // table | log | chat | rules: on a desktop the table is always there
  dialog: null, // {kind, …}
  theme: kept("theme", "system"),
  motion: kept("motion", "system"),
  sound: kept("sound", "off") === "on",
  keys: kept("keys", "on") === "on",
  plain: kept("plain", "off") === "on", // the text table
  asked: emptyAnswer(null),
  browsing: null, // a replayed moment of a live match
  reference: null,
  zone: 0, // which zone of Shadow Blades a phone shows
  thread: null, // the Mascarade card whose company is shown
  away: null, // whom a host is about to send away
  picture: null, // the QR code, once it has come
  muted: new Set(),
};

// What has been prepared for one question, thrown away with it.
export function emptyAnswer(id) {
  return { id, armed: null, picked: [], at: null, filter: "", cards: [], amount: null, words: "", sent: false };
}

let listener = () => {};
let due = false;

export const onChange = (handle) => {
  listener = handle;
};

// Draws once however many changes come in a row.
export function change(fields = {}) {
  Object.assign(state, fields);
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    listener();
  });
}

export function prepare(fields) {
  change({ asked: { ...state.asked, ...fields } });
}

export function keep(key, value) {
  localStorage.setItem(key, typeof value === "boolean" ? (value ? "on" : "off") : value);
  change({ [key]: value });
}

// A word of the page; {name} is filled from `holes`.
export function t(key, holes = {}) {
  const text = state.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, hole) => holes[hole] ?? "");
}
