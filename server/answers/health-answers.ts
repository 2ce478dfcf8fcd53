import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../../lib/server/request-context.ts';
import { isReading } from '../../lib/shared/parsing/is-reading.ts';
import { Answer } from './answer.ts';
import { type Handle, renderFor } from './render.ts';

const beliefMs = 500;

const addresses = new Set(['/api/health/live', '/api/health/ready']);

type Asked = { at: number; answer: Promise<Answer> };

/** All requests within half a second share one check. */
export function makeHealthAnswers(handle: Handle) {
  const known = new Map<string, Asked>();
  return (request: IncomingMessage, context: RequestContext): Promise<Answer> | null => {
    const address = request.url?.split('?', 1)[0] ?? '';
    if (!addresses.has(address) || !isReading(request)) return null;
    const before = known.get(address);
    if (before && performance.now() - before.at < beliefMs) return before.answer;
    const { host } = request.headers;
    const answer = renderFor(handle, { url: address, headers: { host } }, context).then(
      (rendered) => new Answer(rendered),
    );
    known.set(address, { at: performance.now(), answer });
    answer.catch(() => known.delete(address));
    return answer;
  };
}
