// Everything the page asks of its peer besides answers; a refusal is shown, never swallowed.
import { change, state, t } from "./state.js";

let source = null;

export const postThrough = (given) => {
  source = given;
};

export const post = (path, body) => told(() => source.post(path, body));
export const get = (path) => told(() => source.get(path));
export const picture = (path) => source.picture(path);
export const bytes = (path) => told(() => source.bytes(path));

async function told(work) {
  try {
    const reply = await work();
    if (state.notice) change({ notice: "" });
    return reply;
  } catch (problem) {
    change({ notice: problem.status ? problem.message : t("line-lost") });
    return null;
  }
}
