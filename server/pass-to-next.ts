import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionLimit } from '../lib/content/actions.ts';
import type { MissingPages } from '../lib/server/front/missing-pages/own-server.ts';
import { isReading } from '../lib/shared/parsing/is-reading.ts';
import { Answer } from './answers/answer.ts';
import { compress } from './answers/compression.ts';
import { makeHealthAnswers } from './answers/health-answers.ts';
import { toMoved } from './answers/moved.ts';
import { type Handle, type Rendered, renderFor } from './answers/render.ts';
import { send } from './answers/send.ts';
import { makeFileChoice } from './answers/static-files.ts';
import type { RequestQueue } from './queue/request-queue.ts';
import { receiveBody } from './request/received-body.ts';
import { type IncomingContext, withRequestContext } from './request/request-context.ts';
import { makeFindKind, shareOf } from './request/request-kind.ts';
import { sendWords } from './words.ts';

type Site = {
  resolve(request: IncomingMessage): Promise<unknown>;
  findRedirect(request: IncomingMessage): Promise<string | null>;
  missing: Pick<MissingPages, 'note'>;
  countSearch(request: IncomingMessage): Promise<number | null | undefined>;
  queue: RequestQueue;
  isDatabaseAnswering(since?: number): Promise<boolean>;
};

const tooLarge = 'The request is larger than the limit for this address.';

/** Next logs an aborted body as an error; its message is enough. */
function withoutStack(error: Error): void {
  error.stack = String(error);
}

const untilEnded = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (response.closed) return resolve();
    response.once('prefinish', resolve).once('close', resolve);
  });

/** A file needs no place in the queue. */
const untilBegun = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (response.closed) return resolve();
    const { writeHead } = response;
    response.once('close', resolve);
    response.writeHead = ((...given: Parameters<typeof writeHead>) => {
      resolve();
      return writeHead.apply(response, given);
      // Node allows both ways to call it.
    }) as typeof writeHead;
  });

/** Fails with QueueFull without room. */
export function makePassToNext(handle: Handle, site: Site, distDir: string) {
  const chooseFile = makeFileChoice(distDir);
  const findKind = makeFindKind(distDir);
  const findHealth = makeHealthAnswers(handle);

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<void> {
    request.on('error', withoutStack);
    response.setHeader('X-Request-Id', context.id);
    compress(request, response);
    chooseFile(request, response);
    await site.resolve(request);
    withRequestContext(context, () => handle(request, response));
  }

  async function passToEnd(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<void> {
    const ended = untilEnded(response);
    await pass(request, response, context);
    await ended;
  }

  async function renderWhole(request: IncomingMessage, context: IncomingContext): Promise<Rendered> {
    await site.resolve(request);
    const rendered = await renderFor(handle, request, context);
    if (rendered.status >= 500 && !(await site.isDatabaseAnswering(performance.now())))
      throw new Error('The database went away.');
    return rendered;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<Rendered | null> {
    if (request.socket.destroyed) return null;
    const kind = findKind(request);
    if (kind === 'page' && !(await site.isDatabaseAnswering()))
      throw new Error('The database is not available.');
    if (isReading(request) && (kind === 'page' || (kind === 'login' && context.caller === 'stranger')))
      return renderWhole(request, context);
    await passToEnd(request, response, context);
    return null;
  }

  async function answerAtOnce(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<boolean> {
    const kind = findKind(request);
    const health = context.caller === 'stranger' ? findHealth(request, context) : null;
    if (health) {
      send(request, response, await health, context.id);
      return true;
    }
    if (kind === 'admin' && context.caller === 'stranger' && request.headers['next-router-prefetch']) {
      response.writeHead(204, { 'Cache-Control': 'no-store', 'X-Request-Id': context.id }).end();
      return true;
    }
    const movedTo = kind === 'page' && isReading(request) ? await site.findRedirect(request) : null;
    if (movedTo !== null) {
      send(request, response, toMoved(movedTo), context.id);
      return true;
    }
    if (kind === 'page' && context.searchWaitSeconds === undefined)
      context.searchWaitSeconds = await site.countSearch(request);
    if (kind !== 'file' && !context.searchWaitSeconds) return false;
    await site.queue.run('light', context.network, async () => {
      const begun = untilBegun(response);
      await pass(request, response, context);
      await begun;
    });
    return true;
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<void> => {
    if (await answerAtOnce(request, response, context)) return;
    request.on('error', withoutStack);
    const isAction = request.headers['next-action'] !== undefined;
    const isProved = context.caller !== 'stranger';
    const received = await receiveBody(
      request,
      response,
      isAction && isProved ? actionLimit.maxBytes : undefined,
    ).catch(() => null);
    // A client that has left gets no response.
    if (!received) return;
    // The API refuses a partial body; Next would fail.
    if (!received.isWhole && findKind(request) !== 'api') {
      const message = isAction ? actionLimit.text : tooLarge;
      return sendWords(response, context.id, { status: 413, message, isPlain: isAction });
    }
    const isUnknown = !received.isWhole && !isProved;
    const share = isUnknown ? 'bodies' : shareOf(request, context.caller);
    const rendered = await site.queue.run(share, context.network, () =>
      answer(received.request, response, context),
    );
    if (rendered?.status === 404) site.missing.note(request);
    if (rendered) send(request, response, new Answer(rendered), context.id);
  };
}
