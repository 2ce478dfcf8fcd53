import 'server-only';
import { documentTexts } from '@/lib/content/documents';
import { messages } from '@/lib/content/messages';
import { html } from '../text/html';
import { toAppError } from './failure';
import { renderPlainPage } from './plain-page';

export function answerFileFailure(error: unknown): Response {
  const { code, status } = toAppError(error, documentTexts.failed);
  const title = code === 'not_found' ? messages.notFound : documentTexts.failed;
  const page = renderPlainPage(title, html`<a href="/projects">${documentTexts.toProjects}</a>`);
  return new Response(page.html, { status, headers: { ...page.headers, 'Cache-Control': 'no-store' } });
}
