// What is said aloud: news of the log politely, "you are asked" and "ten seconds" at once; never the clock.
import { t, state } from "./state.js";
import { ring } from "./sound.js";
import { question } from "./answering.js";
import { leftNow } from "./parts/clock.js";

const SHORT = 10;
let warned = null;

const say = (id, text) => {
  const region = document.getElementById(id);
  if (region && region.textContent !== text) region.textContent = text;
};

export function announce(before, now) {
  const news = newLines(before, now);
  if (news.length) say("polite", news.map((one) => one.text).join(" "));
  const asked = now?.question;
  if (asked && asked.id !== before?.question?.id) {
    say("assertive", `${t("you-are-asked")} ${[asked.context].flat().filter(Boolean).join(" ")} ${asked.text}`);
    ring("turn");
  } else if (!asked) say("assertive", "");
  else if (news.length) ring("card");
}

// Lines have numbers of their own; the first snapshot of a tab is not news.
export function newLines(before, now) {
  if (!before?.log || !now?.log) return [];
  const seen = new Set(before.log.map((one) => one.line));
  return now.log.filter((one) => !seen.has(one.line)).slice(-6);
}

setInterval(() => {
  const asked = question();
  const left = leftNow(asked?.left);
  if (left == null || left > SHORT || warned === asked.id) return;
  warned = asked.id;
  say("assertive", t("ten-seconds"));
  if (state.sound) ring("short");
}, 500);
