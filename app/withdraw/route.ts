import { withdrawContent as words } from '@/lib/content/withdraw';
import { findWithdrawnLead, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { getShownContact } from '@/lib/domain/settings/queries';
import { renderPage } from '@/lib/server/http/answer-page';
import { readUrlEncoded } from '@/lib/server/http/body';
import { toAppError } from '@/lib/server/http/failure';
import { escapeHtml } from '@/lib/server/http/html';

const draw = (title: string, text: string, form = '', status = 200) =>
  renderPage({
    title,
    body: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="/privacy">${escapeHtml(words.privacy)}</a></p>`,
    status,
  });

const findEmail = async () => (await getShownContact()).email;

const refuse = async () => draw(words.brokenTitle, words.brokenText(await findEmail()), '', 404);

/** The first click: asks. Nothing is changed by opening the link, which mail programs do by themselves. */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (findWithdrawnLead(token) === null) return refuse();
  const form = `<form method="post" action="/withdraw"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${escapeHtml(words.button)}</button></form>`;
  return draw(words.askTitle, words.askText, form);
}

/** The second click: does it. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { token } = await readUrlEncoded(request, 4096);
    const isDone = typeof token === 'string' && (await withdrawConsent(token));
    return isDone ? draw(words.doneTitle, words.doneText(await findEmail())) : refuse();
  } catch (error) {
    const { status } = toAppError(error, words.failedTitle);
    return draw(words.failedTitle, words.failedText(await findEmail()), '', status);
  }
}
