// Small drawings as templates: glyphs, cards, coins, pawns. All are silent for screen readers; words stand beside them.
import { html, svg, nothing } from "../vendor/lit-html/lit-html.js";
import { drawingOf } from "./faces.js";
import { GLYPHS, UNKNOWN } from "./glyphs.js";

const layers = (name) => (GLYPHS[name] || UNKNOWN).map(([how, d]) => svg`<path class="g-${how}" d=${d}></path>`);

export const glyph = (name, classes = "") =>
  html`<svg class="glyph ${classes}" viewBox="0 0 64 64" aria-hidden="true" focusable="false">${layers(name)}</svg>`;

const place = (name, x, y, size) => svg`<svg class="glyph" x=${x} y=${y} width=${size} height=${size} viewBox="0 0 64 64">${layers(name)}</svg>`;

const frame = svg`<rect class="card-paper" x="1" y="1" width="98" height="138" rx="9"></rect><rect class="card-line" x="6" y="6" width="88" height="128" rx="6"></rect>`;

const picture = (classes, inside) =>
  html`<svg class="card-art ${classes}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">${inside}</svg>`;

// A face: one large glyph, its number in the corners where it has one.
export function face(name, { mark = null } = {}) {
  const { glyph: drawn, tint, small } = drawingOf(name);
  return picture(
    `tint-${tint}`,
    svg`${frame}<rect class="card-wash" x="11" y="11" width="78" height="118" rx="3"></rect>${place(drawn, 22, 40, 56)}
      ${mark == null ? pips(drawn) : corners(mark)}${small ? place(small, 68, 14, 18) : nothing}`,
  );
}

const pips = (name) => svg`${place(name, 14, 14, 15)}<g transform="rotate(180 50 70)">${place(name, 14, 14, 15)}</g>`;

const corners = (mark) =>
  svg`<text class="card-mark" x="20" y="35" text-anchor="middle">${mark}</text><text class="card-mark" x="80" y="121" text-anchor="middle">${mark}</text>`;

export const back = (classes = "") =>
  picture(
    `card-back ${classes}`,
    svg`${frame}<rect class="back-field" x="10" y="10" width="80" height="120" rx="4"></rect>
      <g class="back-weave">${[14, 30, 46, 62, 78, 94, 110].map((y) => svg`<path d=${`M12 ${y}l19 8 19-8 19 8 19-8M12 ${y + 8}l19-8 19 8 19-8 19 8`}></path>`)}</g>
      <circle class="back-medal" cx="50" cy="70" r="19"></circle>${place("mask", 36, 57, 28)}`,
  );

// What one may think it is: up to four small glyphs on a card that stays face down.
export const maybe = (names) => {
  const shown = names.slice(0, 4);
  const spots = shown.length <= 2 ? [[30, 24], [30, 76]] : [[14, 26], [52, 26], [14, 74], [52, 74]];
  const size = shown.length <= 2 ? 40 : 34;
  return picture("card-maybe", svg`${frame}${shown.map((name, n) => place(name, ...spots[n], size))}${names.length > 4 ? svg`<text class="card-mark" x="50" y="76" text-anchor="middle">…</text>` : nothing}`);
};

export const coin = (classes = "") =>
  html`<svg class="coin ${classes}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle class="coin-rim" cx="12" cy="12" r="11"></circle><circle class="coin-face" cx="12" cy="12" r="8"></circle><path class="coin-mark" d="M8 8l4 3 4-3v6a4 4 0 0 1-8 0z"></path></svg>`;

// A player's seal: colour, pattern and letter, so that none of them is needed alone.
export const seal = (seat, name, classes = "") =>
  html`<svg class="seal p${seat} ${classes}" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle class="seal-ground" cx="20" cy="20" r="19"></circle><circle class="seal-pattern" cx="20" cy="20" r="19" fill=${`url(#pattern-${seat % 7})`}></circle>
    <circle class="seal-disc" cx="20" cy="20" r="11.5"></circle><text class="seal-letter" x="20" y="25" text-anchor="middle">${letter(name)}</text>
  </svg>`;

export const letter = (name) => (Array.from(String(name || "?").trim())[0] || "?").toUpperCase();

// An adviser: a pawn in its owner's colour and pattern with its profession on the breast.
export const pawn = (kind, owner, classes = "") =>
  html`<svg class="pawn p${owner} ${classes}" viewBox="0 0 48 64" aria-hidden="true" focusable="false">
    <path class="pawn-body" d=${PAWN}></path><path class="pawn-pattern" d=${PAWN} fill=${`url(#pattern-${owner % 7})`}></path>
    <circle class="pawn-disc" cx="24" cy="40" r="14"></circle>${place(kind, 14, 30, 20)}
  </svg>`;

const PAWN = "M24 2a10 10 0 0 1 7 17c8 4 13 14 14 30 0 3 1 5 1 8 0 3-2 5-5 5H7c-3 0-5-2-5-5 0-3 1-5 1-8 1-16 6-26 14-30A10 10 0 0 1 24 2z";

// Patterns live once in the document and are used by number.
export const patterns = () =>
  html`<svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    ${PATTERNS.map((d, n) => svg`<pattern id=${`pattern-${n}`} width="8" height="8" patternUnits="userSpaceOnUse"><path class="pattern-line" d=${d}></path></pattern>`)}
  </defs></svg>`;

const PATTERNS = ["M-2 10L10-2", "M0 4h8", "M4 0v8", "M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0", "M0 0l8 8M8 0L0 8", "M0 6l4-4 4 4", "M-2-2l12 12"];

export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ICONS[name]}></path></svg>`;

const ICONS = {
  key: "M8 8a4 4 0 1 0 .01 0zM12 12h9v4M17 12v3",
  mix: "M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3",
  check: "M4 13l5 5L20 6",
  cross: "M6 6l12 12M18 6L6 18",
  clock: "M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2",
  people: "M8 11a3 3 0 1 0-.01 0zM2 20c0-8 12-8 12 0M16 11a3 3 0 1 0-.01 0zM16 14c4 0 6 2 6 6",
  sun: "M12 8a4 4 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9c2 2 2 4 0 6M19 6c4 4 4 8 0 12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M14 5v4M6 15v4",
  text: "M5 6h14M5 11h14M5 16h9",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  book: "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1zM12 6v13",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  arrow: "M4 12h15M13 6l6 6-6 6",
  alert: "M12 4l9 16H3zM12 10v4M12 17v.4",
  away: "M4 4l16 16M8 5a9 9 0 0 1 12 12M5 9a9 9 0 0 0 10 11",
  bot: "M5 9h14v10H5zM12 9V5M10 5h4M9 13v2M15 13v2",
  look: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z",
  down: "M12 4v13M6 12l6 6 6-6M5 21h14",
  back: "M4 12a8 8 0 1 0 3-6M7 2v4h4M12 8v4l3 2",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2",
  table: "M3 9h18M5 9v10M19 9v10M3 6h18v3H3z",
};
