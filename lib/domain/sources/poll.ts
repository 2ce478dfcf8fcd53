import 'server-only';
import { polledKinds, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { log } from '@/lib/server/log';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/id';
import type { Source } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import type { Poll } from './adapters/poll';
import { listMissing } from './missing-settings';
import { drivePayloads } from './process';
import { findWindow, pollWindow, Refused, windowMs } from './window';

const everyMs = 5 * 60_000;
const soonMs = 60_000;
/** Longer than one source takes, so that it is this process's alone meanwhile. */
const claimedMs = 60_000;

/** A sentence for the office, and how soon it is asked again. */
function judgeFailure(error: unknown): { askError: string; afterMs: number } {
  if (error instanceof Refused)
    return { askError: error.message, afterMs: error.kind === 'service' ? soonMs : everyMs };
  if (error instanceof AppError) return { askError: error.message, afterMs: soonMs };
  return { askError: sourceTexts.noAnswer(reasonOf(error)), afterMs: soonMs };
}

/** Once all of a window is stored it is over; one that was not told whole is asked for again. A save meanwhile begins anew. */
async function pollSource(source: Source, poll: Poll): Promise<number> {
  const window = findWindow(source, poll, new Date());
  const { id, version } = source;
  try {
    const count = await pollWindow(source, poll, window);
    await db.source.updateMany({
      where: { id, version },
      data: { askError: '', polledUntil: window.to, nextAt: new Date(Date.now() + everyMs) },
    });
    return count;
  } catch (error) {
    const { askError, afterMs } = judgeFailure(error);
    log.warn({ source: id, kind: source.kind, reason: reasonOf(error) }, 'a source was not asked to the end');
    await db.source.updateMany({
      where: { id, version },
      data: { askError, nextAt: new Date(Date.now() + afterMs) },
    });
    return 0;
  }
}

async function pollClaimed(id: string): Promise<number> {
  const source = await db.source.findUnique({ where: { id } });
  const poll = source && adapters[source.kind].poll;
  return poll && listMissing(source).length === 0 ? pollSource(source, poll) : 0;
}

/** One that is due, for this process alone until it must be done with it. */
async function claim(): Promise<string | null> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    update source set next_at = now() + ${claimedMs} * interval '1 millisecond', asked_at = now() where id = (
      select id from source where is_on and kind::text = any(${[...polledKinds]}) and next_at <= now()
      order by next_at, id limit 1 for no key update skip locked)
    returning id`;
  return claimed?.id ?? null;
}

/** Asks each source that is due for its leads. Any number of processes may run it. Answers how many it has stored. */
export async function pollDueSources({ budgetMs = windowMs } = {}): Promise<number> {
  const deadline = Date.now() + budgetMs;
  let count = 0;
  while (Date.now() < deadline) {
    const id = await claim();
    if (id === null) break;
    count += await pollClaimed(id);
  }
  return count;
}

/** The same for one that somebody asks for, unless it was asked a moment ago. */
async function claimNow(id: string): Promise<boolean> {
  const claimed = await db.$queryRaw<object[]>`
    update source set next_at = now() + ${claimedMs} * interval '1 millisecond', asked_at = now()
    where id = ${id} and (asked_at is null or asked_at <= now() - ${sourceLimits.askedAgainMs} * interval '1 millisecond')
    returning id`;
  return claimed.length > 0;
}

/** How many leads were told that were not here, and why not all were, in a sentence. */
export type PollResult = { stored: number; error: string };

/**
 * Asks a source for its leads now, and works what it tells.
 * @throws AppError not_found, conflict, invalid, too_many.
 */
export async function pollSourceNow(_admin: Admin, givenId: unknown): Promise<Mutated<PollResult>> {
  const id = requireKnownId(givenId, sourceTexts.missing);
  const source = await db.source.findUnique({ where: { id } });
  if (!source || !adapters[source.kind].poll) throw new AppError('not_found', sourceTexts.missing);
  if (!source.isOn) throw new AppError('conflict', sourceTexts.askedWhileOff);
  const missing = listMissing(source);
  if (missing.length > 0) throw new AppError('invalid', sourceTexts.notSetUp(missing));
  if (!(await claimNow(id)))
    throw new AppError('too_many', sourceTexts.askedJustNow, {
      retryAfterSeconds: sourceLimits.askedAgainMs / 1000,
    });
  const stored = await pollClaimed(id);
  await drivePayloads();
  const asked = await db.source.findUnique({ where: { id }, select: { askError: true } });
  return { data: { stored, error: asked?.askError ?? '' }, tags: [] };
}
