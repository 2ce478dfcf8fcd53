import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { now } from '../../lib/server/cache/expiry.cjs';
import { incompleteTag } from '../../lib/server/cache/incomplete.ts';
import { emptyDocumentId } from '../../lib/server/next-internals/empty-document.cjs';
import { type Asked, mockRequest } from '../../lib/server/next-internals/mock-request.ts';
import { policyFor } from '../../lib/server/policy/own-server.cjs';
import type { RequestContext, Source } from '../../lib/server/request-context.ts';
import { withRequestContext } from '../request/request-context.ts';
import type { Target } from './target.ts';

export type Handle = (...pair: Parameters<RequestListener<typeof IncomingMessage>>) => unknown;

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  source: Source | undefined;
  isIncomplete?: boolean;
};

/** Next sets `link` and `location` twice; the last value stays. */
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

/** Undefined when a read was joined to another request. */
async function findReadSource(context: RequestContext): Promise<Source | undefined> {
  const { began, rendered, isForEverybody, readsBegun, reads = [] } = context;
  if (!isForEverybody || reads.length === 0 || reads.length !== readsBegun) return undefined;
  const parts = [...(rendered ? [rendered] : []), ...(await Promise.all(reads))];
  return {
    tags: [...new Set(parts.flatMap(({ tags }) => tags))],
    began: Math.max(began, Math.min(...parts.map((part) => part.began))),
  };
}

/** Next answers an empty document when nothing could be rendered. */
const isEmpty = ({ body }: { body: Buffer }): boolean => body.includes(emptyDocumentId);

/** STATE-3: Next answers 500 for a failed cached read, even if the page renders without it. */
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

/** A response that Next does not store lacks the policy of a cached page. */
function withPolicy<R extends Omit<Rendered, 'source'>>(drawn: R): R {
  const { headers, body } = drawn;
  const isDocument = String(headers['content-type']).startsWith('text/html');
  if (!isDocument || headers['content-security-policy'] !== undefined) return drawn;
  return { ...drawn, headers: { ...headers, 'content-security-policy': policyFor(body.toString()) } };
}

/** Independent of a slow reader. @throws Error when it breaks off. */
async function renderToEnd(
  handle: Handle,
  context: RequestContext,
  asked: Asked,
): Promise<Omit<Rendered, 'source'>> {
  const { request, response, answered } = mockRequest(asked);
  withRequestContext(context, () => handle(request, response));
  const { headers, ...rest } = await answered;
  return { ...rest, headers: withoutRepeats(headers) };
}

/** Next gets only the id for the log of the visitor. */
export async function render(handle: Handle, target: Target, id: string): Promise<Rendered> {
  const context: RequestContext = { id, began: now(), reads: [] };
  const headers = { ...target.headers, 'x-request-id': id };
  const asked = { url: target.address, headers, socket: new Socket() };
  try {
    const drawn = await renderToEnd(handle, context, asked);
    const ofReads = await findReadSource(context);
    const source = ofReads ?? context.rendered;
    const lacksPart = context.missing === 'part' || source?.tags.includes(incompleteTag);
    const whole = lacksPart && context.missing !== 'subject' ? withoutPart(drawn) : drawn;
    const rendered = withPolicy(whole);
    return {
      ...rendered,
      // Next does not prerender a route with other methods, though its response is as good.
      headers: { ...rendered.headers, ...(ofReads && { 'x-nextjs-cache': 'MISS' }) },
      source,
    };
  } finally {
    // A connection retains the context, and must not retain the rendered data.
    context.reads = undefined;
  }
}

export async function renderFor(
  handle: Handle,
  { url = '/', headers, socket = new Socket() }: Pick<IncomingMessage, 'url' | 'headers'> & Partial<Asked>,
  context: RequestContext,
): Promise<Rendered> {
  return { ...(await renderToEnd(handle, context, { url, headers, socket })), source: undefined };
}
