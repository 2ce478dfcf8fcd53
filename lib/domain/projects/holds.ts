import 'server-only';
import { getAdvertising } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { publishedSql, ungated } from '@/lib/server/records/published';
import { type AdvertisableDays, findHoldBetween, type HoldFacts } from '@/lib/shared/projects/hold';
import { toDay } from '@/lib/shared/time/local-day';
import type { AdvertisingWarnings, HeldProject, HeldProjects } from './dto';

type Row = Pick<HoldFacts, 'status' | 'hasRegistration'> &
  AdvertisableDays &
  Pick<HeldProject, '_id' | 'name'> & { count: number };

/** RERA, section 3. In the order of the website; only of `among` where given. */
async function readHolds(
  today: string,
  { most = null, among = null }: { most?: number | null; among?: readonly string[] | null } = {},
): Promise<HeldProjects> {
  const rows = await db.$queryRaw<Row[]>`
    select id as _id, name, status::text, advertisable_from as "advertisableFrom", advertisable_until as "advertisableUntil",
      exists (select from registration where project_id = project.id) as "hasRegistration", count(*) over ()::int as count
    from project
    where ${publishedSql(ungated)} and not ${today} between advertisable_from and advertisable_until
      and (${among}::text[] is null or id = any(${among}))
    order by sort_order, created_at desc, id
    limit ${most}`;
  const first = rows.flatMap(({ _id, name, ...row }) => {
    const hold = findHoldBetween(row, row, today);
    return hold ? [{ _id, name, hold }] : [];
  });
  return { count: rows[0]?.count ?? 0, first };
}

export const listHeld = async (_editor: Editor, today = toDay(Date.now())): Promise<HeldProject[]> =>
  (await readHolds(today)).first;

const firstNamed = 5;

export const findHeld = async (
  _editor: Editor,
  { mode }: SettingValue<'advertising'>,
  today = toDay(Date.now()),
): Promise<HeldProjects | null> => (mode === 'off' ? null : readHolds(today, { most: firstNamed }));

export async function getAdvertisingWarnings(
  editor: Editor,
  shownIds: readonly string[],
): Promise<AdvertisingWarnings> {
  const advertising = await getAdvertising(editor);
  const today = toDay(Date.now());
  const [held, onPage] = await Promise.all([
    findHeld(editor, advertising, today),
    readHolds(today, { among: shownIds }),
  ]);
  if (held === null || advertising.mode === 'off') return null;
  return {
    mode: advertising.mode,
    ...held,
    holds: Object.fromEntries(onPage.first.map(({ _id, hold }) => [_id, hold])),
  };
}
