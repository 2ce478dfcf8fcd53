import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { now } from '../../../lib/server/cache/expiry.cjs';
import { incompleteTag } from '../../../lib/server/cache/incomplete.ts';
import { emptyDocumentId } from '../../../lib/server/next-internals/empty-document.cjs';
import { type Asked, mockRequest } from '../../../lib/server/next-internals/mock-request.ts';
import { policyFor } from '../../../lib/server/policy/own-server.cjs';
import type { RequestMark, Source } from '../../../lib/server/request-id.ts';
import { withMark } from '../request/request-id.ts';
import type { Target } from './target.ts';

export type Handle = (...pair: Parameters<RequestListener<typeof IncomingMessage>>) => unknown;

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Of which tags, and when that began; absent where it was joined to the drawing of another request. */
  source: Source | undefined;
  /** A part of its content could not be read: it is for whoever asked, and nobody keeps it. */
  isIncomplete?: boolean;
};

/** Next sets `link` and `location` while it renders, and appends them again with the page: of equal values the last one stays. */
function withoutRepeats(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const said = { ...headers };
  for (const [name, between] of [
    ['link', /,\s*(?=<)/],
    ['location', /,\s+/],
  ] as const) {
    const values = [headers[name] ?? []].flat().join(', ').split(between);
    if (values.length > 1) said[name] = values.filter((one, at) => !values.includes(one, at + 1)).join(', ');
  }
  return said;
}

/**
 * Of what an answer of cached reads was made, with the frame around it where there is one; not known where a read was joined to that of
 * another request. Each was new when it was taken, which was after the drawing began: no edit before that is missing, however old it is.
 */
async function findReadSource(mark: RequestMark): Promise<Source | undefined> {
  const { began, rendered, isForEverybody, readsBegun, reads = [] } = mark;
  if (!isForEverybody || reads.length === 0 || reads.length !== readsBegun) return undefined;
  const parts = [...(rendered ? [rendered] : []), ...(await Promise.all(reads))];
  return {
    tags: [...new Set(parts.flatMap(({ tags }) => tags))],
    began: Math.max(began, Math.min(...parts.map((part) => part.began))),
  };
}

/** Where nothing could be drawn, Next answers an empty document. */
const isEmpty = ({ body }: { body: Buffer }): boolean => body.includes(emptyDocumentId);

/** STATE-3. Next answers 500 where a cached read has failed, also when the page stands without it. */
function withoutPart<R extends Omit<Rendered, 'source'>>(rendered: R): R {
  if (isEmpty(rendered)) return rendered;
  const headers = { ...rendered.headers, 'cache-control': 'no-store' };
  return {
    ...rendered,
    status: rendered.status === 500 ? 200 : rendered.status,
    headers,
    isIncomplete: true,
  };
}

/** What Next does not keep itself comes without the policy of a page that is kept. */
function withPolicy<R extends Omit<Rendered, 'source'>>(drawn: R): R {
  const { headers, body } = drawn;
  const isDocument = String(headers['content-type']).startsWith('text/html');
  if (!isDocument || headers['content-security-policy'] !== undefined) return drawn;
  return { ...drawn, headers: { ...headers, 'content-security-policy': policyFor(body.toString()) } };
}

/** Has Next render an answer to its end, whoever may be slow to read it. @throws Error where it breaks off. */
async function renderToEnd(
  handle: Handle,
  mark: RequestMark,
  asked: Asked,
): Promise<Omit<Rendered, 'source'>> {
  const { request, response, answered } = mockRequest(asked);
  withMark(mark, () => handle(request, response));
  const { headers, ...rest } = await answered;
  return { ...rest, headers: withoutRepeats(headers) };
}

/** Renders what is the same for everybody. Next gets nothing of the visitor but the id for the log. */
export async function render(handle: Handle, target: Target, id: string): Promise<Rendered> {
  const mark: RequestMark = { id, began: now(), reads: [] };
  const headers = { ...target.headers, 'x-request-id': id };
  const asked = { url: target.address, headers, socket: new Socket() };
  try {
    const drawn = await renderToEnd(handle, mark, asked);
    const ofReads = await findReadSource(mark);
    const source = ofReads ?? mark.rendered;
    // Next may have kept it for a moment.
    const lacksPart = mark.missing === 'part' || source?.tags.includes(incompleteTag);
    const whole = lacksPart && mark.missing !== 'subject' ? withoutPart(drawn) : drawn;
    const rendered = withPolicy(whole);
    return {
      ...rendered,
      // A route with other methods than GET is none that Next prerenders, though its answer is as good.
      headers: { ...rendered.headers, ...(ofReads && { 'x-nextjs-cache': 'MISS' }) },
      source,
    };
  } finally {
    // The mark lives as long as what was begun under it, a connection for instance; what was drawn need not.
    mark.reads = undefined;
  }
}

export async function renderFor(
  handle: Handle,
  { url = '/', headers, socket = new Socket() }: Pick<IncomingMessage, 'url' | 'headers'> & Partial<Asked>,
  mark: RequestMark,
): Promise<Rendered> {
  return { ...(await renderToEnd(handle, mark, { url, headers, socket })), source: undefined };
}
