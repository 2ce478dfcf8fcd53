import 'server-only';
import { searchLimit } from '@/lib/content/search-limit';
import { html } from '../html';
import { renderPlainPage } from './plain-page';

/** Answers 429 in words, with a link to ask for the same address again. */
export function renderBusyPage(address: string, retryAfterSeconds: number) {
  const { title, text, again } = searchLimit;
  const page = renderPlainPage(title, html`<p>${text}</p><a href="${address}">${again}</a>`);
  return { ...page, headers: { ...page.headers, 'retry-after': String(retryAfterSeconds) } };
}
