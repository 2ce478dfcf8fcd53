import 'server-only';
import type { LinkContent } from '@/lib/content/mail-links';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { type Html, html } from '@/lib/server/html';
import { renderPage } from '@/lib/server/http/answer-page';
import { readUrlEncoded } from '@/lib/server/http/body';
import { toAppError } from '@/lib/server/http/failure';

type Answer = { title: string; text: (email: string) => string; form?: Html; status?: number };

type LinkRoute = {
  path: '/withdraw' | '/confirm';
  words: LinkContent;
  /** True for a token that we made. */
  isGenuine: (token: string) => boolean;
  /** Does what the link is for. False for a token that we did not make. */
  act: (token: string) => Promise<boolean>;
};

/** The two pages behind a link of a mail. Opening it changes nothing: mail programs do so by themselves. */
export function makeLinkRoute({ path, words, isGenuine, act }: LinkRoute) {
  async function render({ title, text, form, status = 200 }: Answer): Promise<Response> {
    const { identity, contact } = await getShownSettings();
    const main = html`<h1>${title}</h1><p>${text(contact.email)}</p>${form}<p><a href="/privacy">${words.privacy}</a></p>`;
    return renderPage({ title, main, brand: identity, status });
  }
  const refuse = () => render({ title: words.brokenTitle, text: words.brokenText, status: 404 });

  const ask = async (request: Request): Promise<Response> => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    if (!isGenuine(token)) return refuse();
    const form = html`
      <form method="post" action="${path}">
        <input type="hidden" name="token" value="${token}">
        <button>${words.button}</button>
      </form>`;
    return render({ title: words.askTitle, text: () => words.askText, form });
  };

  const answer = async (request: Request): Promise<Response> => {
    try {
      const { token } = await readUrlEncoded(request, 4096);
      const isDone = typeof token === 'string' && (await act(token));
      return isDone ? render({ title: words.doneTitle, text: words.doneText }) : refuse();
    } catch (error) {
      const { status } = toAppError(error, words.failedTitle);
      return render({ title: words.failedTitle, text: words.failedText, status });
    }
  };

  return { GET: ask, POST: answer };
}
