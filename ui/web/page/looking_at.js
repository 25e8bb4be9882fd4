// Files that somebody wants to look at: a record, and what its players have opened of it, which has to wait for the record.
import { post } from "./posting.js";

const isOpening = (file) => file.name.endsWith(".opening");

export async function lookAt(files) {
  const all = [...files];
  for (const file of [...all.filter((one) => !isOpening(one)), ...all.filter(isOpening)]) await post("record", file);
}
