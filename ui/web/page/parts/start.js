import { html } from "../vendor/lit-html/lit-html.js";
export const start = () => html`<main class="start"></main>`;
