import type { IncomingMessage, ServerResponse } from 'node:http';
import { unavailablePath } from '../../../lib/content/outage.ts';
import { now } from '../../../lib/server/cache/expiry.cjs';
import type { RequestMark } from '../../../lib/server/request-id.ts';
import { type Lane, LaneFull } from '../lane.ts';
import type { Lead } from '../record-addresses.ts';
import { Trickle } from '../trickle.ts';
import { Answer } from './answer.ts';
import { CachedAnswers } from './cached.ts';
import { Flights } from './flights.ts';
import { toMoved } from './moved.ts';
import { type Handle, render } from './render.ts';
import { send } from './send.ts';
import { type Site as Addresses, findTarget, type Target } from './target.ts';
import { isForPrograms, sendAway, toUnavailable } from './unavailable.ts';

/** Who has a last good answer waits so long for a new one. */
const patienceMs = 2000;
/** How often it is tried anew while that fails. */
const retryMs = 1000;
/** What edits overtake so often is left to Next. */
const maxTurns = 4;

type Site = Addresses & {
  /** Leads a request whose address no record has to another address. */
  lead(request: IncomingMessage): Promise<Lead>;
  /** The same, where it is known already. */
  leadAtOnce(request: IncomingMessage): Lead | null;
  /** Where answers are drawn that nobody has had yet. */
  lane: Lane;
  /** To a question of later than `since`; an older answer may be believed unless it is told. */
  isDatabaseAnswering(since?: number): Promise<boolean>;
};

/** Null where it takes too long. */
async function withPatience<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Keeps what Next prerenders as bytes, and answers with it: see docs/decisions/0042-answer-cache.md. */
export class Answers {
  readonly #handle: Handle;
  readonly #site: Site;
  readonly #cached: CachedAnswers;
  readonly #flights = new Flights<Answer>();
  readonly #trickle = new Trickle();

  constructor(handle: Handle, site: Site, distDir: string) {
    this.#handle = handle;
    this.#site = site;
    this.#cached = new CachedAnswers(distDir);
  }

  /** Answers a request, or has it `pass` to Next where its answer is not for everybody. */
  serve(request: IncomingMessage, response: ServerResponse, mark: RequestMark, pass: () => void): void {
    let target = findTarget(request, this.#site);
    if (!target) {
      pass();
      return;
    }
    let kept = this.#find(target);
    const lead = kept?.isFresh() ? 'here' : this.#site.leadAtOnce(request);
    if (lead === 'missing') {
      target = findTarget(request, this.#site) ?? target;
      kept = this.#find(target);
    } else if (lead !== null && typeof lead === 'object') {
      send(request, response, toMoved(lead.movedTo), mark.id);
      return;
    }
    if (kept?.isFresh()) {
      // What is not there is asked for in crowds, and waits for its turn.
      if (kept.status === 200) send(request, response, kept, mark.id);
      else this.#trickle.wait().then(() => send(request, response, kept, mark.id));
      return;
    }
    this.#answer(request, target, mark).then(
      (answer) => (answer ? this.#send(request, response, answer, mark) : pass()),
      (error) => (error instanceof LaneFull ? this.sendUnavailable(request, response, mark) : pass()),
    );
  }

  #find({ key, isSignedIn }: Target): Answer | undefined {
    return isSignedIn ? undefined : this.#cached.find(key);
  }

  /** Answers 503: to a program in words, to a person with a page that names whom to call. */
  async sendUnavailable(
    request: IncomingMessage,
    response: ServerResponse,
    mark: RequestMark,
  ): Promise<void> {
    const asked = { method: 'GET', url: unavailablePath, headers: { host: request.headers.host } };
    // All that is read of a request.
    const target = isForPrograms(request) ? null : findTarget(asked as IncomingMessage, this.#site);
    const page = target && (await this.#renew(target, mark, true).catch(() => null));
    await this.#trickle.wait();
    if (page) send(request, response, toUnavailable(page), mark.id);
    else sendAway(response, mark.id);
  }

  /** What failed because the database is away is no fault of ours. */
  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
    mark: RequestMark,
  ): Promise<void> {
    const isFailure = answer.status >= 500 || answer.isIncomplete();
    const isOutage = isFailure && !(await this.#site.isDatabaseAnswering(performance.now()));
    if (isOutage) await this.sendUnavailable(request, response, mark);
    else send(request, response, answer, mark.id);
  }

  /** For one request alone. */
  async #renderOnce(target: Target, mark: RequestMark): Promise<Answer | null> {
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const answer = new Answer(await render(this.#handle, target, mark.id));
      if (answer.isIncomplete()) return answer;
      if (!answer.isPrerendered) return null;
      if (answer.isNewFor(mark.began)) return answer;
    }
    return null;
  }

  /** An address of which nothing is kept may be led to another, of which something is. */
  async #answer(request: IncomingMessage, asked: Target, mark: RequestMark): Promise<Answer | null> {
    if (!asked.isSignedIn && (await this.#cached.recall(asked.key))) return this.#renew(asked, mark);
    const lead = await this.#site.lead(request);
    if (typeof lead === 'object') return toMoved(lead.movedTo);
    const target = findTarget(request, this.#site) ?? asked;
    return target.isSignedIn ? this.#renderOnce(target, mark) : this.#renew(target, mark);
  }

  /** Null for what Next has to answer itself. */
  async #renew(target: Target, mark: RequestMark, isUrgent = false): Promise<Answer | null> {
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const kept = await this.#cached.recall(target.key);
      if (kept?.isFresh()) return kept;
      const last = kept?.isPurged() ? undefined : kept;
      if (last?.isFailing() && now() < (last.failedAt ?? 0) + retryMs) return last;
      const draw = () => this.#render(target, mark);
      const start = isUrgent || kept ? draw : () => this.#site.lane.run(draw);
      const { isOwn, landed } = this.#flights.join(target.key, start);
      // It may come, but nobody waits for it.
      if (last?.isFailing()) return last;
      const answer = await (last ? withPatience(landed) : landed);
      const isFailure = answer === null || answer.status >= 500 || answer.isIncomplete();
      if (last && !last.isPurged() && isFailure) {
        last.failedAt = now();
        return last;
      }
      if (answer?.isIncomplete()) return answer;
      if (!answer?.isPrerendered) return isOwn && answer && answer.status >= 500 ? answer : null;
      if (answer.isNewFor(mark.began)) return answer;
    }
    return null;
  }

  async #render(target: Target, { id }: RequestMark): Promise<Answer> {
    const answer = new Answer(await render(this.#handle, target, id));
    this.#cached.keep(target.key, answer);
    const last = this.#cached.find(target.key);
    if (last && answer.status >= 500) last.failedAt = now();
    return answer;
  }
}
