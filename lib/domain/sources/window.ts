import 'server-only';
import { sourceHosts, sourceTexts } from '@/lib/content/sources/sources';
import { log } from '@/lib/server/log';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Source } from '@/prisma/generated/client';
import type { Account, Asked, Poll, Reading, RefusalKind } from './adapters/poll';
import { polledBounds } from './bounds';
import { findKey } from './incoming';
import { mapLeads } from './map-leads';
import { sealPayload } from './payload';
import type { Tree } from './read';
import { type HostRequest, NotReached, requestHost } from './request-host';
import { openSourceSecret } from './secret';
import { noteUnseen } from './seen';
import { type StoredPayload, storePayloads } from './store';

const json = 'application/json';
export const firstWindowMs = 7 * dayMs;
export const windowMs = 30_000;
const answerMs = 10_000;
/** After this long without https, such a host may be polled over http. */
const sealedMs = 4_000;
const mostPages = 500;
const batchSize = 100;

export class Refused extends Error {
  readonly kind: RefusalKind;

  constructor(sentence: string, kind: RefusalKind) {
    super(sentence);
    this.kind = kind;
  }
}

const accountOf = ({ account, key, token }: Source): Account => ({
  account: openSourceSecret(account),
  key: openSourceSecret(key),
  token: openSourceSecret(token),
});

export function findWindow({ polledUntil }: Source, { overlapMs }: Poll, now: Date): Asked['window'] {
  // A fast clock may have stored an end in the future.
  const end = Math.min(polledUntil?.getTime() ?? now.getTime() - firstWindowMs, now.getTime());
  return { from: new Date(end - overlapMs), to: now };
}

const nameOf = (url: string) => new URL(url).hostname;

function makeAsk({ unsealedAt }: Source, signal: AbortSignal) {
  let isPlain = false;
  const ask = (question: HostRequest, ms: number) =>
    requestHost(question, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
      maxBytes: polledBounds.bytes,
      mayBePlain: isPlain,
    });
  const askPlain = (question: HostRequest) =>
    ask({ ...question, url: question.url.replace(/^https:/, 'http:') }, answerMs);
  return async (question: HostRequest) => {
    if (isPlain) return askPlain(question);
    const mayBePlain = sourceHosts.plain.includes(nameOf(question.url));
    try {
      return await ask(question, mayBePlain ? sealedMs : answerMs);
    } catch (error) {
      if (!mayBePlain || signal.aborted || !(error instanceof NotReached)) throw error;
      if (!unsealedAt) throw new Refused(sourceTexts.notSealed, 'address');
      isPlain = true;
      return askPlain(question);
    }
  };
}

function readAnswer(poll: Poll, answer: Parameters<Poll['read']>[0], asked: Asked): Reading {
  try {
    return poll.read(answer, asked);
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'an answer of a source was not read');
    return { refused: sourceTexts.unreadable, kind: 'service' };
  }
}

/** Without an id and a contact the whole text is the key. */
function keyOf(source: Source, lead: Tree, receivedAt: Date): string {
  const [mapped] = mapLeads({ id: '', source }, lead);
  return (mapped && findKey(mapped, receivedAt)) || JSON.stringify(lead);
}

async function toBody({ kind }: Source, lead: Tree): Promise<StoredPayload> {
  const text = JSON.stringify(lead);
  const sealed = await sealPayload(kind, { text, contentType: json });
  return { contentType: json, bytes: Buffer.byteLength(text), ...sealed };
}

async function storeLeads(source: Source, leads: readonly Tree[], now: Date): Promise<number> {
  let count = 0;
  for (let from = 0; from < leads.length; from += batchSize) {
    const batch = new Map(
      leads.slice(from, from + batchSize).map((lead) => [keyOf(source, lead, now), lead]),
    );
    count += await storePayloads(source.id, async (tx) => {
      const unseen = await noteUnseen(tx, source.id, [...batch.keys()]);
      const fresh = [...batch].filter(([key]) => unseen.has(key));
      return Promise.all(fresh.map(([, lead]) => toBody(source, lead)));
    });
  }
  return count;
}

/** Stores each page before the next one. @throws Refused, or an error of the network or database. */
export async function pollWindow(source: Source, poll: Poll, window: Asked['window']): Promise<number> {
  const account = accountOf(source);
  const ask = makeAsk(source, AbortSignal.timeout(windowMs));
  let count = 0;
  let page = '';
  for (let number = 0; number < mostPages; number += 1) {
    const asked = { window, page, now: new Date(), account };
    const reading = readAnswer(poll, await ask(poll.request(asked)), asked);
    if ('refused' in reading) throw new Refused(reading.refused, reading.kind);
    count += await storeLeads(source, reading.leads, window.to);
    if (reading.next === undefined) return count;
    page = reading.next;
  }
  throw new Refused(sourceTexts.unreadable, 'service');
}
