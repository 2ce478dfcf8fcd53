import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from './enquiries';
import type { PushStandIn } from './push-stand-in';
import { addColleague, clearTurns, openAlways, setTurn } from './turns';

/** A site that is always open, with nothing in it and one person in the turn, whose id it answers. */
export async function startAlarms(service: PushStandIn): Promise<string> {
  await db.enquiry.deleteMany();
  await db.outboxItem.deleteMany();
  await db.session.deleteMany();
  await clearTurns();
  await openAlways();
  const owner = await addColleague('Arjun Bekal');
  await setTurn([owner]);
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
