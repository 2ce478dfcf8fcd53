import { withdrawContent as words } from '@/lib/content/withdraw';
import { findWithdrawnLead, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { getShownContact } from '@/lib/domain/settings/queries';
import { type Html, html } from '@/lib/server/html';
import { renderPage } from '@/lib/server/http/answer-page';
import { readUrlEncoded } from '@/lib/server/http/body';
import { toAppError } from '@/lib/server/http/failure';

const render = (title: string, text: string, form?: Html, status = 200) =>
  renderPage({
    title,
    main: html`<h1>${title}</h1><p>${text}</p>${form}<p><a href="/privacy">${words.privacy}</a></p>`,
    status,
  });

const findEmail = async () => (await getShownContact()).email;

const refuse = async () => render(words.brokenTitle, words.brokenText(await findEmail()), undefined, 404);

/** The first click: asks. Nothing is changed by opening the link, which mail programs do by themselves. */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (findWithdrawnLead(token) === null) return refuse();
  const form = html`
    <form method="post" action="/withdraw">
      <input type="hidden" name="token" value="${token}">
      <button>${words.button}</button>
    </form>`;
  return render(words.askTitle, words.askText, form);
}

/** The second click: does it. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { token } = await readUrlEncoded(request, 4096);
    const isDone = typeof token === 'string' && (await withdrawConsent(token));
    return isDone ? render(words.doneTitle, words.doneText(await findEmail())) : refuse();
  } catch (error) {
    const { status } = toAppError(error, words.failedTitle);
    return render(words.failedTitle, words.failedText(await findEmail()), undefined, status);
  }
}
