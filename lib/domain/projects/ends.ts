import 'server-only';
import { getAdvertising } from '@/lib/domain/settings/queries';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { countDaysLeft, type Ending, nearDays } from '@/lib/shared/projects/ends';
import { findEnd } from '@/lib/shared/projects/hold';
import { toDay } from '@/lib/shared/time/local-day';
import { readHoldFacts } from './holds';

/** The projects on the website whose registration has ended, or ends within 120 days; the first to end first. */
export async function listEndings(today: string, tx?: Tx): Promise<Ending[]> {
  const endings = (await readHoldFacts(tx)).flatMap(({ _id, name, ...facts }) => {
    const validUntil = findEnd(facts);
    return validUntil ? { _id, name, validUntil, daysLeft: countDaysLeft(validUntil, today) } : [];
  });
  return endings
    .filter(({ daysLeft }) => daysLeft <= nearDays)
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** The same for the office: none where it asks for no warning. */
export async function listEndingsForOffice(editor: Editor, today = toDay(Date.now())): Promise<Ending[]> {
  const { mode } = await getAdvertising(editor);
  return mode === 'off' ? [] : listEndings(today);
}
