import { html } from "../vendor/lit-html/lit-html.js";
export const player = () => html`<section class="tray" id="tray"></section>`;
