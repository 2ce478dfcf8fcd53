import { saveRotation } from '@/lib/domain/assignment/mutations';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from './enquiries';
import {
  addColleague,
  clearRotations,
  countOwnedBy,
  openAlways,
  rotationAdmin,
  setRotation,
} from './rotations';

/** Divya, Naveen and Arjun of sales, other accounts in each test. */
export let people: [string, string, string];

/** An office that is always open, three people of sales, no rotation and no enquiry. */
export async function startPeople(): Promise<void> {
  await db.enquiry.deleteMany();
  await clearRotations();
  await openAlways();
  people = [
    await addColleague('Divya Nayak'),
    await addColleague('Naveen Rai'),
    await addColleague('Arjun Bekal'),
  ];
}

export const send = (fields: Record<string, unknown> = {}) =>
  createEnquiry(makeEnquiry(fields), makeSender());

/** Sends an enquiry and answers it as it is kept. */
export async function sendOne(fields: Record<string, unknown> = {}) {
  await send(fields);
  return db.enquiry.findFirstOrThrow({
    orderBy: { id: 'desc' },
    include: { events: true, sla: true },
  });
}

/** How many enquiries each of the three has. */
export const countOwned = () => countOwnedBy(people);

/**
 * Sends so many enquiries at once over the three, and switches the second one off after a fifth of them.
 * Answers what keeps that one from more, how many they had then, and how many each has in the end.
 */
export async function switchOffHalfway(count: number) {
  await setRotation(people);
  const sent = Array.from({ length: count }, () => send());
  await Promise.all(sent.slice(0, count / 5));
  const { data } = await saveRotation(rotationAdmin, {
    places: people.map((user, index) => ({ user, isOn: index !== 1 })),
  });
  const [, off = 0] = await countOwned();
  await Promise.all(sent);
  const [first = 0, second = 0, third = 0] = await countOwned();
  return { hindrance: data[0]?.places[1]?.hindrance, off, first, second, third };
}
