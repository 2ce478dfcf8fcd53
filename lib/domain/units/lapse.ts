import 'server-only';
import { system } from '@/lib/server/audit';
import { expireInHostCache } from '@/lib/server/cache/host-cache';
import { expireTagsHere } from '@/lib/server/cache/tags';
import { db } from '@/lib/server/db';
import { isPreview } from '@/lib/server/host';
import { mutate } from '@/lib/server/records/mutation';
import { officeDay } from '@/lib/shared/time/office-clock';
import { units } from './kind';
import { tagsOfState } from './tags';

const atOnce = 200;

/** For the history only: reads already treat expired holds as free. Safe to run in parallel. Answers how many. */
export async function lapseHolds(): Promise<number> {
  if (isPreview()) return 0;
  const today = officeDay(Date.now());
  const due = await db.unit.count({ where: { state: 'held', heldUntil: { lt: today } } });
  if (due === 0) return 0;
  const { data, tags } = await mutate(system, async (tx) => {
    // An array makes the subselect run once, whatever the plan (lib/server/delivery/outbox/run.ts).
    const freed = await tx.$queryRaw<{ id: string; parentId: string }[]>`
      update unit set state = 'free', held_until = '', held_for = '', enquiry_id = null, state_by = ${system.name},
        state_at = now(), state_version = state_version + 1
      where id = any(array(
        select id from unit where state = 'held' and held_until < ${today} order by id limit ${atOnce} for update skip locked
      ))
      returning id, parent_id as "parentId"`;
    const rows = await units.findRows(tx, { where: { id: { in: freed.map(({ id }) => id) } } });
    const parents = [...new Set(freed.map(({ parentId }) => parentId))];
    const expired = await Promise.all(parents.map((parentId) => tagsOfState(tx, parentId)));
    return {
      data: rows.length,
      tags: [...new Set(expired.flat())],
      audit: rows.map((row) => ({
        action: 'end hold' as const,
        entity: units.entity,
        entityId: row.id,
        label: units.nameOf(row),
      })),
    };
  });
  await expireTagsHere(tags);
  expireInHostCache(tags);
  return data;
}
