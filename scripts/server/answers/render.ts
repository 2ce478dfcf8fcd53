import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js';
import { now } from '../../../lib/server/cache/expiry.cjs';
import type { RequestMark, Source } from '../../../lib/server/request-id.ts';
import { withMark } from '../request-id.ts';
import type { Target } from './target.ts';

export type Handle = (...pair: Parameters<RequestListener<typeof IncomingMessage>>) => unknown;

/** A whole answer of Next. */
export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Of which tags, and when that began; absent where it was joined to the drawing of another request. */
  source: Source | undefined;
};

/** While it draws Next names the fonts, and once more with the page, behind its styles: the last word on each counts. */
function withoutRepeats({ link, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (link === undefined) return headers;
  const links = [link]
    .flat()
    .join(', ')
    .split(/,\s*(?=<)/);
  return { ...headers, link: links.filter((one, at) => !links.includes(one, at + 1)).join(', ') };
}

/** Of what an answer of cached reads alone was made; not known where one of them was joined to that of another request. */
async function findSource({
  isForEverybody,
  readsBegun,
  reads = [],
}: RequestMark): Promise<Source | undefined> {
  if (!isForEverybody || reads.length === 0 || reads.length !== readsBegun) return undefined;
  const sources = await Promise.all(reads);
  return {
    tags: [...new Set(sources.flatMap(({ tags }) => tags))],
    began: Math.min(...sources.map(({ began }) => began)),
  };
}

type Asked = { url: string; headers: IncomingHttpHeaders; socket: Socket };

/** Has Next render an answer to its end, whoever may be slow to read it. @throws Error where it breaks off. */
async function renderToEnd(
  handle: Handle,
  mark: RequestMark,
  asked: Asked,
): Promise<Omit<Rendered, 'source'>> {
  const parts: Buffer[] = [];
  const { req, res } = createRequestResponseMocks({
    ...asked,
    resWriter: (part) => parts.push(Buffer.from(part)) > 0,
  });
  // Its types leave this promise out, which would be rejected unheard.
  const { hasStreamed } = res as typeof res & { hasStreamed: Promise<boolean> };
  const ended = Promise.all([finished(res), hasStreamed]);
  // Next draws for its own mocks: this is how it renews a page by itself.
  withMark(mark, () => handle(req as unknown as IncomingMessage, res as never));
  await ended;
  return { status: res.statusCode, headers: withoutRepeats(res.getHeaders()), body: Buffer.concat(parts) };
}

/** Has Next draw what everybody gets: it is told nothing of a visitor but the id that the log names. */
export async function render(handle: Handle, target: Target, id: string): Promise<Rendered> {
  const mark: RequestMark = { id, began: now(), reads: [] };
  const headers = { ...target.headers, 'x-request-id': id };
  const asked = { url: target.address, headers, socket: new Socket() };
  try {
    const rendered = await renderToEnd(handle, mark, asked);
    const ofReads = await findSource(mark);
    return {
      ...rendered,
      // A route with other methods than GET is none that Next prerenders, though its answer is as good.
      headers: { ...rendered.headers, ...(ofReads && { 'x-nextjs-cache': 'MISS' }) },
      source: mark.rendered ?? ofReads,
    };
  } finally {
    // The mark lives as long as what was begun under it, a connection for instance; what was drawn need not.
    mark.reads = undefined;
  }
}

/** Has Next render the answer to one request, which brings nothing. */
export async function renderFor(
  handle: Handle,
  { url = '/', headers, socket = new Socket() }: Pick<IncomingMessage, 'url' | 'headers'> & Partial<Asked>,
  mark: RequestMark,
): Promise<Rendered> {
  return { ...(await renderToEnd(handle, mark, { url, headers, socket })), source: undefined };
}
