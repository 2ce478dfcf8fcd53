import 'server-only';
import { publishLocked } from '@/lib/domain/drafts/publish';
import { hideLocked } from '@/lib/domain/projects/hide';
import { system } from '@/lib/server/audit';
import { expireInHostCache } from '@/lib/server/cache/host-cache';
import { expireTagsHere } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { isPreview } from '@/lib/server/host';
import { log } from '@/lib/server/log';
import { type Change, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';

export type ScheduleRun = { published: number; heldBack: number; hidden: number };

/** By the clock of the database. Skips rows that another process has locked. */
async function publishIfDue(tx: Tx, id: string): Promise<Change<unknown> | null> {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from draft where id = ${id} and publish_at <= now() for update skip locked`;
  const row = due && (await tx.draft.findUnique({ where: { id } }));
  return row ? publishLocked(tx, system, row) : null;
}

async function hideIfDue(tx: Tx, id: string): Promise<Change<unknown> | null> {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from project where id = ${id} and hide_at <= now() and deleted_at is null for update skip locked`;
  return due ? hideLocked(tx, id, true) : null;
}

class NothingDue extends Error {}

async function run(work: (tx: Tx) => Promise<Change<unknown> | null>): Promise<boolean> {
  try {
    const { tags } = await mutate(system, async (tx) => {
      const change = await work(tx);
      if (!change) throw new NothingDue();
      return change;
    });
    await expireTagsHere(tags);
    expireInHostCache(tags);
    return true;
  } catch (error) {
    if (error instanceof NothingDue) return false;
    throw error;
  }
}

const reasonOf = ({ code, message }: AppError) =>
  code === 'conflict' ? 'The record was saved on the website after the draft was started.' : message;

/** A failed publication is not retried: a person has to look. */
async function publish(id: string, done: ScheduleRun): Promise<void> {
  try {
    if (await run((tx) => publishIfDue(tx, id))) done.published += 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ draftId: id, code: error.code }, 'a draft was not published at its time');
    await db.draft.updateMany({ where: { id }, data: { publishAt: null, heldBack: reasonOf(error) } });
    done.heldBack += 1;
  }
}

/** Never early; missed times are caught up. Safe to run in parallel. A preview deployment does nothing. */
export async function runSchedule(): Promise<ScheduleRun> {
  const done = { published: 0, heldBack: 0, hidden: 0 };
  if (isPreview()) return done;
  const due = await db.$queryRaw<{ id: string; is_draft: boolean }[]>`
    select id, true as is_draft from draft where publish_at <= now()
    union all select id, false from project where hide_at <= now() and deleted_at is null`;
  for (const { id, is_draft } of due) {
    if (is_draft) await publish(id, done);
    else if (await run((tx) => hideIfDue(tx, id))) done.hidden += 1;
  }
  return done;
}
