// A few notes made on the spot, and only for those who asked for them.
import { state } from "./state.js";

const NOTES = { turn: [[523, 0], [659, 0.12], [784, 0.24]], card: [[220, 0]], coin: [[988, 0], [1319, 0.07]], short: [[440, 0], [440, 0.2]], over: [[392, 0], [523, 0.15], [659, 0.3], [784, 0.45]] };
let context = null;

export function ring(name) {
  if (!state.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after] of NOTES[name] ?? []) note(pitch, context.currentTime + after);
}

function note(pitch, at) {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.12, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
