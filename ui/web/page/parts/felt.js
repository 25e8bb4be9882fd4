// The table itself: own place, the others around it, what lies between. In the DOM own comes first.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import * as any from "../games/any.js";
import * as complots from "../games/complots.js";
import * as intrigue from "../games/intrigue.js";
import * as mascarade from "../games/mascarade.js";
import * as shadow_blades from "../games/shadow_blades.js";
import { state, t } from "../state.js";
import { cards } from "./card.js";
import { plainTable } from "./plain.js";
import { others } from "./seat.js";

const GAMES = { complots, mascarade, intrigue, shadow_blades };
export const layoutOf = (snap) => GAMES[snap.game] ?? any;

export function felt(snap) {
  const game = layoutOf(snap);
  const me = snap.seats.find((one) => one.seat === snap.me);
  const around = others(snap);
  return html`<section id="felt" class="felt felt-${snap.game} n${around.length}" aria-labelledby="felt-title" tabindex="0">
    <h2 id="felt-title" class="unseen">${t("table")}</h2>
    ${me ? html`<section id="mine" class="mine" tabindex="-1" aria-label=${t("your-place")}>${own(snap, game, me)}${drawn(snap)}${aside(snap)}</section>` : nothing}
    <section class="others" tabindex=${game.whole ? "0" : nothing} aria-label=${t("others")}>${game.whole ? game.others(snap, snap.seats) : html`<ul class="ring">${repeat(around, (one) => one.seat, (one) => game.other(snap, one))}</ul>`}</section>
    <section class="middle" aria-label=${t("middle")}>${game.middle(snap)}${me ? nothing : aside(snap)}</section>
  </section>`;
}

const own = (snap, game, me) => (game.whole ? game.mine(snap, me) : html`<ul class="own">${game.mine(snap, me)}</ul>`);

// Cards that are asked about and lie nowhere yet, such as those just drawn.
function drawn(snap) {
  const lying = new Set((snap.areas ?? []).flatMap((one) => one.cards ?? []));
  const asked = [...(snap.question?.cards?.from ?? []), ...(snap.question?.options ?? []).flatMap((one) => one.cards ?? [])];
  const ids = [...new Set(asked)].filter((id) => !lying.has(id));
  return ids.length ? html`<div class="drawn"><h3 class="area-label">${t("drawn")}</h3>${cards(snap, ids)}</div>` : nothing;
}

const aside = (snap) => (snap.aside?.length ? html`<ul class="aside">${snap.aside.map((one) => html`<li>${one}</li>`)}</ul>` : nothing);

export const table = (snap) => (state.plain ? plainTable(snap) : felt(snap));
