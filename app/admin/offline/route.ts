import { offlinePage } from '@/lib/content/push-notifications';
import { renderPlainPage } from '@/lib/server/http/plain-page';
import { html } from '@/lib/server/text/html';

export function GET(): Response {
  const { title, text, again } = offlinePage;
  const page = renderPlainPage(title, html`<p>${text}</p><a href="">${again}</a>`);
  return new Response(page.html, { headers: { ...page.headers, 'cache-control': 'no-cache' } });
}
