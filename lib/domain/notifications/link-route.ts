import 'server-only';
import type { LinkContent } from '@/lib/content/mail/mail-links';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { renderPage } from '@/lib/server/http/answer-page';
import { readUrlEncoded } from '@/lib/server/http/body';
import { toAppError } from '@/lib/server/http/failure';
import { type Html, html } from '@/lib/server/text/html';

type Answer = { title: string; text: (email: string) => string; form?: Html; status?: number };

type LinkRoute = {
  path: '/withdraw' | '/confirm' | '/document';
  words: LinkContent;
  findState: (token: string) => Promise<'open' | 'ended' | 'unknown'>;
  /** False where the link does nothing. A Response replaces the page. */
  act: (token: string, request: Request) => Promise<boolean | Response>;
};

/** GET changes nothing, because mail programs open links by themselves. */
export function makeLinkRoute({ path, words, findState, act }: LinkRoute) {
  async function render({ title, text, form, status = 200 }: Answer): Promise<Response> {
    const { identity, contact } = await getShownSettings();
    const main = html`<h1>${title}</h1><p>${text(contact.email)}</p>${form}<p><a href="/privacy">${words.privacy}</a></p>`;
    return renderPage({ title, main, brand: identity, status });
  }
  const refuse = (state: 'ended' | 'unknown') =>
    state === 'ended' && words.ended
      ? render({ ...words.ended, status: 410 })
      : render({ title: words.brokenTitle, text: words.brokenText, status: 404 });

  const ask = async (request: Request): Promise<Response> => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const state = await findState(token);
    if (state !== 'open') return refuse(state);
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
      const sent = typeof token === 'string' ? token : '';
      const done = await act(sent, request);
      if (done instanceof Response) return done;
      if (done) return await render({ title: words.doneTitle, text: words.doneText });
      return await refuse((await findState(sent)) === 'unknown' ? 'unknown' : 'ended');
    } catch (error) {
      const { status } = toAppError(error, words.failedTitle);
      return render({ title: words.failedTitle, text: words.failedText, status });
    }
  };

  return { GET: ask, POST: answer };
}
