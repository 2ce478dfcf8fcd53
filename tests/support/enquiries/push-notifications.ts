import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import type { PushStandIn } from '../stand-ins/push-stand-in';
import { makeEnquiry, makeSender } from './enquiries';
import { addColleague, clearRotations, openAlways, setRotation } from './rotations';

/** A site that is always open, with nothing in it and one person in the rotation, whose id it returns. */
export async function startPushNotifications(service: PushStandIn): Promise<string> {
  await db.enquiry.deleteMany();
  await db.outboxItem.deleteMany();
  await db.session.deleteMany();
  await clearRotations();
  await openAlways();
  const owner = await addColleague('Arjun Bekal');
  await setRotation([owner]);
  service.taken.length = 0;
  service.requests.length = 0;
  return owner;
}

/** Sends an enquiry and answers its id. */
export async function receive(fields: Record<string, unknown> = {}): Promise<string> {
  await createEnquiry(makeEnquiry(fields), makeSender());
  return (await db.enquiry.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

/** The titles of what has rung, in their order. */
export const titlesOf = ({ taken }: PushStandIn) => taken.map(({ message }) => message.title);

/** How many telephones are still to ring. */
export const countWaiting = () => db.outboxItem.count({ where: { kind: 'push', state: 'pending' } });
