import 'server-only';
import { outage } from '@/lib/content/outage';
import { html } from '../html';
import { renderPlainPage } from './plain-page';

const retryAfterSeconds = 5;

/** Answers 503 in words, with a link to ask for the same address again. */
export function renderUnavailablePage(address: string) {
  const { title, text, again } = outage;
  const page = renderPlainPage(title, html`<p>${text}</p><a href="${address}">${again}</a>`);
  return { ...page, headers: { ...page.headers, 'retry-after': String(retryAfterSeconds) } };
}
