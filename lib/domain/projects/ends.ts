import 'server-only';
import { getAdvertising } from '@/lib/domain/settings/queries';
import type { Editor } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { publishedSql, ungated } from '@/lib/server/records/published';
import { countDaysLeft, type Ending, nearDays } from '@/lib/shared/projects/ends';
import { endless } from '@/lib/shared/projects/hold';
import { toDay } from '@/lib/shared/time/local-day';

/** Within 120 days; the first to end first. */
export async function listEndings(today: string, tx: Tx = db): Promise<Ending[]> {
  const ends = await tx.$queryRaw<Pick<Ending, '_id' | 'name' | 'validUntil'>[]>`
    select id as _id, name, advertisable_until as "validUntil" from project
    where ${publishedSql(ungated)} and advertisable_until > '' and advertisable_until < ${endless}
    order by advertisable_until, sort_order, created_at desc, id`;
  return ends
    .map((end) => ({ ...end, daysLeft: countDaysLeft(end.validUntil, today) }))
    .filter(({ daysLeft }) => daysLeft <= nearDays);
}

/** Empty where the office asks for no warning. */
export async function listEndingsForAdmin(editor: Editor, today = toDay(Date.now())): Promise<Ending[]> {
  const { mode } = await getAdvertising(editor);
  return mode === 'off' ? [] : listEndings(today);
}
