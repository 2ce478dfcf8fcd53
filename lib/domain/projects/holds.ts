import 'server-only';
import { getAdvertising } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { publishedSql, ungated } from '@/lib/server/records/published';
import { type AdvertisableDays, findHoldBetween, type HoldFacts } from '@/lib/shared/projects/hold';
import { toDay } from '@/lib/shared/time/local-day';
import type { AdvertisingWarnings, HeldProject } from './dto';

type Row = Pick<HoldFacts, 'status' | 'hasRegistration'> &
  AdvertisableDays &
  Pick<HeldProject, '_id' | 'name'>;

/** What would be on the website, and RERA, section 3, does not let anybody advertise on a day; in the order of the website. */
async function listHolds(today: string): Promise<HeldProject[]> {
  const rows = await db.$queryRaw<Row[]>`
    select id as _id, name, status::text, advertisable_from as "advertisableFrom", advertisable_until as "advertisableUntil",
      exists (select from registration where project_id = project.id) as "hasRegistration"
    from project
    where ${publishedSql(ungated)} and not ${today} between advertisable_from and advertisable_until
    order by sort_order, created_at desc, id`;
  return rows.flatMap(({ _id, name, ...row }) => {
    const hold = findHoldBetween(row, row, today);
    return hold ? [{ _id, name, hold }] : [];
  });
}

/** The same for the office, as its settings ask for it; null where nobody is warned. */
export const listHeld = async (
  _editor: Editor,
  { mode }: SettingValue<'advertising'>,
  today = toDay(Date.now()),
): Promise<HeldProject[] | null> => (mode === 'off' ? null : listHolds(today));

const firstNamed = 5;

/** What the screen of the projects says of them, with its page of them. */
export async function getAdvertisingWarnings(
  editor: Editor,
  shownIds: readonly string[],
): Promise<AdvertisingWarnings> {
  const advertising = await getAdvertising(editor);
  const held = await listHeld(editor, advertising);
  if (held === null || advertising.mode === 'off') return null;
  const onPage = held.filter(({ _id }) => shownIds.includes(_id));
  return {
    mode: advertising.mode,
    count: held.length,
    first: held.slice(0, firstNamed),
    holds: Object.fromEntries(onPage.map(({ _id, hold }) => [_id, hold])),
  };
}
