import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from './enquiries';
import { addColleague, openAlways, rotationAdmin, setRotation } from './rotations';

/** An office that is always open, with one person in the rotation and two people whom the SLA notifies after them. Answers their ids. */
export async function startSla() {
  await openAlways();
  const owner = await addColleague('Arjun Bekal');
  const head = await addColleague('Kavitha Pai');
  const next = await addColleague('Meera Shenoy');
  await saveSetting(rotationAdmin, 'clock', {
    value: { ...settingDefaults.clock, head, nextOn: true, next },
  });
  await setRotation([owner]);
  return { owner, head, next };
}

/** Sends so many enquiries and answers the ids of all that there are. */
export async function receive(count = 1): Promise<string[]> {
  for (let index = 0; index < count; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  const rows = await db.enquiry.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  return rows.map(({ id }) => id);
}
