// What a card does, in the node's words: fetched once for a game and a language, and one tap away wherever the card lies.
import { get } from "../posting.js";
import { change, state } from "../state.js";

let asked = null;

export function referenceOf(snap) {
  const key = `${snap.game}/${state.lang}`;
  if (asked !== key) fetchReference(key);
  return state.reference;
}

async function fetchReference(key) {
  asked = key;
  const page = await get("reference");
  if (asked === key) change({ reference: page });
}

export const entryOf = (snap, face) => referenceOf(snap)?.cards?.find((one) => one.face === face) ?? null;

export const readAbout = (face, name) => change({ dialog: { kind: "card", face, name } });
