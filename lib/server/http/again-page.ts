import 'server-only';
import { html } from '../text/html';
import { renderPlainPage } from './plain-page';

type Words = { title: string; text: string; again: string };

export function renderAgainPage({ title, text, again }: Words, address: string, retryAfterSeconds: number) {
  const page = renderPlainPage(title, html`<p>${text}</p><a href="${address}">${again}</a>`);
  return { ...page, headers: { ...page.headers, 'retry-after': String(retryAfterSeconds) } };
}
