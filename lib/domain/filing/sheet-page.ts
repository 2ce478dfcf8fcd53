import 'server-only';
import { filingTexts } from '@/lib/content/filing';
import { Html, html } from '@/lib/server/text/html';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import { type SheetPart, toSheet } from '@/lib/shared/filing/sheet';

const style =
  'body{font:14px/1.45 system-ui,sans-serif;color:#14202e;margin:2rem auto;max-width:62rem;padding:0 1rem}' +
  'h1{font-size:1.5rem}h2{font-size:1.1rem;margin:1.6rem 0 .4rem}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid #8a8f96;padding:.25rem .5rem;text-align:left;vertical-align:top}dt{font-weight:600;float:left;margin-right:.5rem}' +
  'dd{margin:0 0 .2rem}@media print{body{margin:0;max-width:none}h2,tr{break-inside:avoid}}';

const renderPart = ({ title, head, rows }: SheetPart): Html =>
  html`<section><h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>None</p>`
        : html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
    }</section>`;

/** Security: no scripts and no requests. */
export function toSheetPage(facts: FilingFacts): string {
  const { title, about, notes, parts, blanks } = toSheet(facts);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><style>${new Html(style)}</style></head><body>
    <h1>${title}</h1>
    <dl>${about.map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>
    ${notes.map((note) => html`<p>${note}</p>`)}
    ${parts.map(renderPart)}
    <section><h2>Blank</h2><ul>${blanks.map((name) => html`<li>${name}: ${filingTexts.notKept}</li>`)}</ul></section>
    </body></html>`.text;
}
