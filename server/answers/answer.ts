import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { isExpired, isOvertaken, isPurged, now } from '../../lib/server/cache/expiry.cjs';
import { gatedCacheControl, isGated } from '../../lib/shared/gated-tag.ts';
import { dayMs } from '../../lib/shared/time/day-ms.ts';
import { type Encoding, encode, encodeBest, isCompressible, isText } from './encoding.ts';
import type { Rendered } from './render.ts';
import { ResponseHead } from './response-head.ts';

/** A shared cache revalidates after a second, and may serve a stale response while the site fails. */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
const ofNext = /^s-maxage=/;
const notKept = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'x-request-id'];
/** Milliseconds between retries. */
const retryMs = 1000;

export type Form = { head: ResponseHead; body: Buffer };

export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

const textOf = (value: OutgoingHttpHeaders[string]) => [value ?? []].flat().map(String);

function findLifeMs({ headers }: Rendered): number {
  const [, seconds] = /s-maxage=(\d+)/.exec(textOf(headers['cache-control']).join()) ?? [];
  return seconds ? Number(seconds) * 1000 : dayMs;
}

export class Answer {
  readonly rendered: Rendered;
  readonly status: number;
  readonly isPrerendered: boolean;
  readonly isElsewhere: boolean;
  readonly isCacheable: boolean;
  readonly source: Rendered['source'];
  readonly etag: string;
  readonly headers: [string, string][];
  readonly body: Buffer;
  readonly bytes: number;
  #failure: { began: number; ended: number } | undefined;
  readonly #isCompressible: boolean;
  readonly #lifeMs: number;
  /** Next revalidates after a day, and may return its cached response. */
  readonly #askAgainAt = now() + dayMs;
  readonly #forms = new Map<Encoding, Form>();
  #isBest = false;

  constructor(rendered: Rendered) {
    this.rendered = rendered;
    const { status, headers, body } = rendered;
    this.status = status;
    this.isPrerendered = headers['x-nextjs-cache'] !== undefined && !this.isIncomplete();
    this.isElsewhere = headers.location !== undefined;
    this.isCacheable =
      this.isPrerendered &&
      (status === 200 || status === 404) &&
      headers['x-nextjs-cache'] !== 'STALE' &&
      headers['set-cookie'] === undefined &&
      !textOf(headers['content-security-policy']).join().includes("'nonce-");
    this.source = rendered.source;
    this.etag = textOf(headers.etag)[0] ?? etagOf(body);
    this.body = body;
    this.#lifeMs = findLifeMs(rendered);
    const type = textOf(headers['content-type']).join();
    this.#isCompressible = isCompressible(type, body);
    const cached = textOf(headers['cache-control']).join();
    const vary = [...textOf(headers.vary), ...(isText(type) ? ['Accept-Encoding'] : [])].join(', ');
    const ofOurs = this.source?.tags.some(isGated)
      ? gatedCacheControl
      : ofNext.test(cached)
        ? cacheControl
        : undefined;
    const own: OutgoingHttpHeaders = {
      ...headers,
      ...(vary && { vary }),
      ...(this.isPrerendered && { etag: this.etag, 'x-nextjs-cache': 'HIT' }),
      ...(this.isPrerendered && ofOurs && { 'cache-control': ofOurs }),
    };
    this.headers = Object.entries(own)
      .filter(([name]) => !notKept.includes(name))
      .flatMap(([name, value]) => textOf(value).map((text): [string, string] => [name, text]));
    this.bytes = body.length * (this.#isCompressible ? 2 : 1) + 4096;
  }

  isFresh(): boolean {
    const { source } = this;
    const at = now();
    return (
      source !== undefined &&
      at < this.#askAgainAt &&
      at < source.began + this.#lifeMs &&
      !isExpired(source.tags, source.began)
    );
  }

  /** May lack an edit made after the request, but none made before it. */
  isNewFor(asked: number): boolean {
    const { source } = this;
    return this.isFresh() || (source !== undefined && source.began >= asked && !isOvertaken(source.began));
  }

  isOlderThan({ source }: Answer): boolean {
    return (this.source?.began ?? 0) < (source?.began ?? 0);
  }

  isIncomplete(): boolean {
    return this.rendered.isIncomplete ?? false;
  }

  isPurged(): boolean {
    return this.source === undefined || isPurged(this.source.tags, this.source.began);
  }

  fail(began: number): void {
    this.#failure = { began: Math.max(began, this.#failure?.began ?? 0), ended: now() };
  }

  /** A render begun after the last edit has failed, so nobody waits for another. */
  isFailing(): boolean {
    return this.#failure !== undefined && !isExpired(this.source?.tags ?? [], this.#failure.began);
  }

  hasJustFailed(): boolean {
    return this.isFailing() && now() < (this.#failure?.ended ?? 0) + retryMs;
  }

  findForm(encoding: Encoding): Form | null {
    const form = this.#forms.get(this.#isCompressible ? encoding : 'identity');
    if (form && encoding === 'br' && !this.#isBest) this.#makeBest();
    return form ?? null;
  }

  async makeForm(encoding: Encoding): Promise<Form> {
    if (encoding === 'identity' || !this.#isCompressible) return this.#add('identity', this.body);
    return this.#add(encoding, await encode(this.body, encoding));
  }

  #add(encoding: Encoding, body: Buffer): Form {
    const headers = this.headers.flat();
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-length', String(body.length));
    const form = { head: new ResponseHead(this.status, headers), body };
    this.#forms.set(encoding, form);
    return form;
  }

  /** Requested twice: worth 0.1 s of processor time for a tenth of the bytes. */
  #makeBest(): void {
    this.#isBest = true;
    if (!this.#isCompressible) return;
    encodeBest(this.body).then((body) => this.isFresh() && this.#add('br', body));
  }
}
