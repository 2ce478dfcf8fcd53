import type { IncomingMessage, ServerResponse } from 'node:http';
import { unavailablePath } from '../../lib/content/pages/outage.ts';
import { now } from '../../lib/server/cache/expiry.cjs';
import type { Resolution } from '../../lib/server/front/redirects/record-addresses.ts';
import { QueueFull, type RequestQueue } from '../queue/request-queue.ts';
import type { IncomingContext } from '../request/request-context.ts';
import { shareOf } from '../request/request-kind.ts';
import { Answer } from './answer.ts';
import { CachedAnswers } from './cached.ts';
import { toMoved } from './moved.ts';
import { type Handle, render } from './render.ts';
import { send } from './send.ts';
import { SingleFlight } from './single-flight.ts';
import { type Site as Addresses, findTarget, isSearched, type Target } from './target.ts';
import { isForPrograms, sendAway, toUnavailable } from './unavailable.ts';

/** The timeout of the queue. A database that is away fails sooner. */
const timeoutMs = 10_000;
/** Next answers what edits overtake this often. */
const maxAttempts = 4;

type Site = Addresses & {
  resolve(request: IncomingMessage): Promise<Resolution>;
  resolveAtOnce(request: IncomingMessage): Resolution | null;
  countSearch(request: IncomingMessage): Promise<number | null | undefined>;
  queue: RequestQueue;
  isDatabaseAnswering(since?: number): Promise<boolean>;
};

async function withDeadline<T>(work: Promise<T>, asked: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), asked + timeoutMs - now());
  });
  return Promise.race([work, late])
    .catch((error) => {
      if (error instanceof QueueFull) return null;
      throw error;
    })
    .finally(() => clearTimeout(timer));
}

/** See docs/decisions/cached-responses.md. */
export class Answers {
  readonly #handle: Handle;
  readonly #site: Site;
  readonly #cached: CachedAnswers;
  readonly #rendering = new SingleFlight<Answer>();

  constructor(handle: Handle, site: Site, distDir: string) {
    this.#handle = handle;
    this.#site = site;
    this.#cached = new CachedAnswers(distDir);
  }

  answerFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
    pass: () => void,
  ): void {
    let target = findTarget(request, this.#site);
    if (!target) {
      pass();
      return;
    }
    let kept = this.#find(target, context);
    const resolved = kept?.isFresh() ? 'here' : this.#site.resolveAtOnce(request);
    if (resolved === 'missing') {
      target = findTarget(request, this.#site) ?? target;
      kept = this.#find(target, context);
    } else if (resolved !== null && typeof resolved === 'object') {
      send(request, response, toMoved(resolved.movedTo), context.id);
      return;
    }
    if (kept?.isFresh()) {
      send(request, response, kept, context.id);
      return;
    }
    this.#answer(request, target, context).then(
      (answer) => (answer ? this.#send(request, response, answer, context) : pass()),
      (error) => (error instanceof QueueFull ? this.sendUnavailable(request, response, context) : pass()),
    );
  }

  #find({ key }: Target, { caller }: IncomingContext): Answer | undefined {
    return caller === 'stranger' ? this.#cached.find(key) : undefined;
  }

  async sendUnavailable(
    request: IncomingMessage,
    response: ServerResponse,
    context: IncomingContext,
  ): Promise<void> {
    const asked = { method: 'GET', url: unavailablePath, headers: { host: request.headers.host } };
    const target = isForPrograms(request) ? null : findTarget(asked as IncomingMessage, this.#site);
    const page = target && (await this.#renew(target, context, true).catch(() => null));
    if (page) send(request, response, toUnavailable(page), context.id);
    else sendAway(response, context.id);
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
    context: IncomingContext,
  ): Promise<void> {
    const isFailure = answer.status >= 500 || answer.isIncomplete();
    const isOutage = isFailure && !(await this.#site.isDatabaseAnswering(performance.now()));
    if (isOutage) await this.sendUnavailable(request, response, context);
    else send(request, response, answer, context.id);
  }

  async #renderOnce(target: Target, context: IncomingContext): Promise<Answer | null> {
    const draw = () => render(this.#handle, target, context.id);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const share = shareOf({ method: 'GET', url: target.address }, context.caller);
      const answer = new Answer(await this.#site.queue.run(share, context.network, draw));
      if (answer.isIncomplete()) return answer;
      if (!answer.isPrerendered) return null;
      if (answer.isNewFor(context.began)) return answer;
    }
    return null;
  }

  async #answer(request: IncomingMessage, asked: Target, context: IncomingContext): Promise<Answer | null> {
    if (isSearched(asked)) {
      context.searchWaitSeconds = await this.#site.countSearch(request);
      if (context.searchWaitSeconds) return null;
    }
    const isStranger = context.caller === 'stranger';
    if (isStranger && (await this.#cached.recall(asked))) return this.#renew(asked, context);
    const resolved = await this.#site.resolve(request);
    if (typeof resolved === 'object') return toMoved(resolved.movedTo);
    const target = findTarget(request, this.#site) ?? asked;
    return isStranger ? this.#renew(target, context) : this.#renderOnce(target, context);
  }

  async #renew(target: Target, context: IncomingContext, isUrgent = false): Promise<Answer | null> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const kept = await this.#cached.recall(target);
      if (kept?.isFresh()) return kept;
      const last = kept?.isPurged() ? undefined : kept;
      if (last?.hasJustFailed()) return last;
      const { isOwn, began, result } = this.#rendering.join(target.key, () =>
        isUrgent ? this.#render(target, context) : this.#renderInTurn(target, context, kept !== undefined),
      );
      if (last?.isFailing()) {
        result.catch(() => {});
        return last;
      }
      const answer = await (last ? withDeadline(result, context.began) : result);
      const isFailure = answer === null || answer.status >= 500 || answer.isIncomplete();
      if (last && !last.isPurged() && isFailure) {
        last.fail(answer ? began : context.began);
        if (answer === null || last.isFailing()) return last;
        // An edit has come since the render began.
        continue;
      }
      if (answer?.isIncomplete()) return answer;
      if (!answer?.isPrerendered) return isOwn && answer && answer.status >= 500 ? answer : null;
      if (answer.isNewFor(context.began)) return answer;
    }
    return null;
  }

  #renderInTurn(target: Target, context: IncomingContext, isRenewal: boolean): Promise<Answer> {
    const share = isRenewal ? 'renewals' : shareOf({ method: 'GET', url: target.address }, 'stranger');
    return this.#site.queue.run(share, context.network, () => this.#render(target, context));
  }

  async #render(target: Target, { id }: IncomingContext): Promise<Answer> {
    const began = now();
    const answer = new Answer(await render(this.#handle, target, id));
    this.#cached.keep(target, answer);
    if (answer.status >= 500 || answer.isIncomplete()) this.#cached.find(target.key)?.fail(began);
    return answer;
  }
}
