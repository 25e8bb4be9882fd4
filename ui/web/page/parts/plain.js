// The table in words alone: the same snapshot as lists, for screen readers and for those who like it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../state.js";
import { areasOf, label, shared } from "./areas.js";
import { cardOf, nameIn, nameOf as cardName } from "./card.js";
import { marks, nameOf } from "./seat.js";

export const plainTable = (snap) => html`<section id="felt" class="plain" tabindex="0" aria-labelledby="felt-title"><h2 id="felt-title">${t("table")}</h2>
  ${snap.seats.map((seat) => person(snap, seat))}
  <h3>${t("middle")}</h3>${places(snap, shared(snap))}
  ${snap.aside?.length ? html`<h3>${t("you-know")}</h3><ul>${snap.aside.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}</section>`;

const person = (snap, seat) => html`<section class=${`seat-text p${seat.seat}`} data-seat=${seat.seat} aria-label=${seat.name}><h3><bdi>${seat.name}</bdi>${seat.seat === snap.me ? html` (${t("you")})` : nothing}${snap.turn?.seat === seat.seat ? html` · ${t("their-turn")}` : nothing}</h3>
  <p>${[seat.coins == null ? null : `${t("coins")}: ${seat.coins}`, seat.points == null ? null : `${t("points")}: ${seat.points}`, seat.claims ? t("claims", { face: seat.claims.name }) : null].filter(Boolean).join(" · ")} ${marks(snap, seat)}</p>
  ${places(snap, areasOf(snap, seat.seat))}</section>`;

const places = (snap, areas) => html`<ul>${areas.map((one) => html`<li>${heading(one)}: ${contents(snap, one)}</li>`)}</ul>`;

const heading = (one) => `${label(one)}${one.number != null && !one.label ? ` ${one.number}` : one.kind === "zone" ? ` ${one.number}` : ""}${one.rules ? ` (${t("rules-zone")})` : ""}`;

function contents(snap, one) {
  const known = (one.cards ?? []).map((id) => cardOf(snap, id)).filter((card) => card.face || card.among).map((card) => cardName(card, nameIn(snap)));
  const hidden = (one.count ?? one.cards?.length ?? 0) - known.length;
  const pieces = (one.pieces ?? []).map((id) => pieceName(snap, id));
  const told = [...known, ...pieces, ...(hidden > 0 ? [t("cards-face-down", { count: hidden })] : [])];
  return told.length ? told.join(", ") : "–";
}

function pieceName(snap, id) {
  const piece = snap.pieces?.find((one) => one.id === id);
  return piece ? `${piece.name} (${nameOf(snap, piece.owner)}${piece.strength == null ? "" : `, ${piece.strength}`})` : id;
}
