import { withdrawContent as words } from '@/lib/content/withdraw';
import { findWithdrawnLead, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { type Html, html } from '@/lib/server/html';
import { renderPage } from '@/lib/server/http/answer-page';
import { readUrlEncoded } from '@/lib/server/http/body';
import { toAppError } from '@/lib/server/http/failure';

type Answer = { title: string; text: (email: string) => string; form?: Html; status?: number };

async function render({ title, text, form, status = 200 }: Answer): Promise<Response> {
  const { identity, contact } = await getShownSettings();
  const main = html`<h1>${title}</h1><p>${text(contact.email)}</p>${form}<p><a href="/privacy">${words.privacy}</a></p>`;
  return renderPage({ title, main, brand: identity, status });
}

const refuse = () => render({ title: words.brokenTitle, text: words.brokenText, status: 404 });

/** The first click: asks. Nothing is changed by opening the link, which mail programs do by themselves. */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (findWithdrawnLead(token) === null) return refuse();
  const form = html`
    <form method="post" action="/withdraw">
      <input type="hidden" name="token" value="${token}">
      <button>${words.button}</button>
    </form>`;
  return render({ title: words.askTitle, text: () => words.askText, form });
}

/** The second click: does it. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { token } = await readUrlEncoded(request, 4096);
    const isDone = typeof token === 'string' && (await withdrawConsent(token));
    return isDone ? render({ title: words.doneTitle, text: words.doneText }) : refuse();
  } catch (error) {
    const { status } = toAppError(error, words.failedTitle);
    return render({ title: words.failedTitle, text: words.failedText, status });
  }
}
