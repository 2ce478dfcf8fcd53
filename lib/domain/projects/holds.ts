import 'server-only';
import { getAdvertising } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Editor } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { publishedSql } from '@/lib/server/records/published';
import { certificateKinds, findHold, type HoldFacts } from '@/lib/shared/projects/hold';
import { toDay } from '@/lib/shared/time/local-day';
import type { AdvertisingWarnings, HeldProject } from './dto';

type Row = HoldFacts & Pick<HeldProject, '_id' | 'name'>;

/** What decides it, of all that the website shows and offers, in the order of the website. */
export function readHoldFacts(tx: Tx = db): Promise<Row[]> {
  const kinds = certificateKinds.map((kind) => kind.toLowerCase());
  return tx.$queryRaw<Row[]>`
    select id as _id, name, status::text, construction, false as "isExempt",
      exists (select from registration where project_id = project.id) as "hasRegistration",
      coalesce((select max(greatest(completion_on,
          (select max(extension ->> 'until') from jsonb_array_elements(extensions) as extension)))
        from registration where project_id = project.id), '') as "validUntil",
      exists (select from paper where project_id = project.id and lower(btrim(kind)) = any(${kinds})
        and state = 'Approved' and number <> '' and dated_on <> '') as "hasCertificate"
    from project
    where ${publishedSql} and status <> 'completed'
      and not exists (select from exemption where project_id = project.id)
    order by sort_order, created_at desc, id`;
}

/** What the website shows and RERA, section 3, does not let anybody advertise on a day, in the order of the website. */
async function listHolds(today: string): Promise<HeldProject[]> {
  return (await readHoldFacts()).flatMap(({ _id, name, ...facts }) => {
    const hold = findHold(facts, today);
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
  const held = await listHeld(editor, await getAdvertising(editor));
  if (held === null) return null;
  const onPage = held.filter(({ _id }) => shownIds.includes(_id));
  return {
    count: held.length,
    first: held.slice(0, firstNamed),
    holds: Object.fromEntries(onPage.map(({ _id, hold }) => [_id, hold])),
  };
}
