import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { RequestMark } from '../../lib/server/request-id.ts';
import { Answer } from './answers/answer.ts';
import { toMoved } from './answers/moved.ts';
import { type Handle, type Rendered, renderFor } from './answers/render.ts';
import { send } from './answers/send.ts';
import { compress } from './compression.ts';
import type { Lane } from './lane.ts';
import type { MissingPages } from './missing-pages.ts';
import { makePublicWork } from './public-work.ts';
import { withMark } from './request-id.ts';
import { isReading } from './request-line.ts';
import { makeSearchCount } from './search-count.ts';
import { makeFileChoice } from './static-files.ts';

type Site = {
  /** Leads a request whose address no record has to another address. The page of one that has moved says so itself. */
  lead(request: IncomingMessage): Promise<unknown>;
  /** Where an address leads that has no page, and is of no record. */
  findRedirect(request: IncomingMessage): Promise<string | null>;
  missing: Pick<MissingPages, 'note'>;
  lane: Lane;
  isDatabaseAnswering(since?: number): Promise<boolean>;
};

/** Next logs whoever hangs up in the middle of a body as an error: its words are enough. */
function withoutStack(error: Error): void {
  error.stack = String(error);
}

/** Has Next answer what nothing is kept for. What anybody may ask for is rendered in the lane, and fails with LaneFull there. */
export function makePassOn(handle: Handle, site: Site, distDir: string) {
  const chooseFile = makeFileChoice(distDir);
  const isPublicWork = makePublicWork();
  const countSearch = makeSearchCount();

  async function pass(request: IncomingMessage, response: ServerResponse, mark: RequestMark): Promise<void> {
    request.on('error', withoutStack);
    response.setHeader('X-Request-Id', mark.id);
    compress(request, response);
    chooseFile(request, response);
    await site.lead(request);
    withMark(mark, () => handle(request, response));
  }

  /** Null where nobody waits for it any more, or it was answered already. */
  async function renderInLane(
    request: IncomingMessage,
    response: ServerResponse,
    mark: RequestMark,
  ): Promise<Rendered | null> {
    if (request.socket.destroyed) return null;
    if (!(await site.isDatabaseAnswering())) throw new Error('The database is away.');
    if (isReading(request)) {
      await site.lead(request);
      const rendered = await renderFor(handle, request, mark);
      if (rendered && rendered.status >= 500 && !(await site.isDatabaseAnswering(performance.now())))
        throw new Error('The database went away.');
      return rendered;
    }
    await pass(request, response, mark);
    await finished(response).catch(() => {});
    return null;
  }

  return async (request: IncomingMessage, response: ServerResponse, mark: RequestMark): Promise<void> => {
    if (!isPublicWork(request)) return pass(request, response, mark);
    const movedTo = isReading(request) ? await site.findRedirect(request) : null;
    if (movedTo !== null) return send(request, response, toMoved(movedTo), mark.id);
    const waitSeconds = await countSearch(request);
    if (waitSeconds !== undefined) mark.searchWaitSeconds = waitSeconds;
    // To be told to wait costs little, and waits for nobody.
    if (waitSeconds) return pass(request, response, mark);
    const rendered = await site.lane.run(() => renderInLane(request, response, mark));
    if (rendered?.status === 404) site.missing.note(request);
    if (rendered) send(request, response, new Answer(rendered), mark.id);
  };
}
