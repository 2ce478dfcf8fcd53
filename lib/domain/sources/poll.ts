import 'server-only';
import { polledKinds, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { log } from '@/lib/server/log';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import type { Source } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import type { Poll } from './adapters/poll';
import { listMissing } from './missing-settings';
import { drivePayloads } from './process';
import { findWindow, pollWindow, Refused, windowMs } from './window';

const everyMs = 5 * 60_000;
const soonMs = 60_000;
/** Longer than one poll takes, so no other process takes the source meanwhile. */
const claimedMs = 60_000;

function judgeFailure(error: unknown): { askError: string; afterMs: number } {
  if (error instanceof Refused)
    return { askError: error.message, afterMs: error.kind === 'service' ? soonMs : everyMs };
  if (error instanceof AppError) return { askError: error.message, afterMs: soonMs };
  return { askError: sourceTexts.noAnswer(reasonOf(error)), afterMs: soonMs };
}

/** An incomplete window is polled again. A save meanwhile raises the version and wins. */
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

async function claim(): Promise<string | null> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    update source set next_at = now() + ${claimedMs} * interval '1 millisecond', asked_at = now() where id = (
      select id from source where is_on and kind::text = any(${[...polledKinds]}) and next_at <= now()
      order by next_at, id limit 1 for no key update skip locked)
    returning id`;
  return claimed?.id ?? null;
}

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

async function claimNow(id: string): Promise<boolean> {
  const claimed = await db.$queryRaw<object[]>`
    update source set next_at = now() + ${claimedMs} * interval '1 millisecond', asked_at = now()
    where id = ${id} and (asked_at is null or asked_at <= now() - ${sourceLimits.askedAgainMs} * interval '1 millisecond')
    returning id`;
  return claimed.length > 0;
}

export type PollResult = { stored: number; error: string };

/** @throws AppError not_found, conflict, invalid, too_many. */
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
