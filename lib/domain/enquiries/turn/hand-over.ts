import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { storedOpenStates } from '../field/state';
import { type Chosen, chooseOwner, takeTurn } from './choose';
import { moveClock } from './clock';
import { toOwnerEvent, writeTurn } from './give';
import { lockTurns, readOffice } from './office';
import { remindOwner } from './remind-owner';

type From = { userId: string; name: string };

/**
 * Gives what is open of somebody to the others by turn, each with the reason in its history; without a turn it is nobody's, and says
 * so. Answers how many. The enquiries are locked first, then the turns, then whatever is written of the person.
 */
export async function handOver(
  tx: Tx,
  { userId: formerId }: From,
  { because, head, now = new Date() }: { because: string; head: Pick<MailHead, 'identity'>; now?: Date },
): Promise<number> {
  // Whoever changes one of them at this moment is waited for: what they have given away or closed is read as it stands then.
  await tx.$queryRaw`select id from enquiry where assignee_id = ${formerId} order by id for update`;
  await lockTurns(tx);
  const office = await readOffice(tx, now);
  const others = { ...office, people: new Map(office.people) };
  others.people.delete(formerId);
  const rows = await tx.enquiry.findMany({
    where: { assigneeId: formerId, state: { in: storedOpenStates } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { project: { select: { name: true } }, clock: true },
  });
  const places = new Map<string, NonNullable<Chosen['turn']>>();
  for (const row of rows) {
    const asked = { sourceId: row.doorId, projectId: row.projectId };
    const chosen = chooseOwner(others, asked, now.getTime());
    const taken = takeTurn(others, chosen);
    if (taken) places.set(`${taken.listId} ${taken.place.userId}`, taken);
    const { userId } = chosen;
    const owner = userId === null ? undefined : office.people.get(userId);
    const ownerReason = `${because} ${chosen.reason}`;
    await tx.enquiry.update({
      where: { id: row.id },
      data: { assigneeId: userId, ownerReason, version: { increment: 1 } },
    });
    await tx.enquiryEvent.create({ data: toOwnerEvent(row.id, owner?.name, ownerReason) });
    await moveClock(tx, row.id, userId, now);
    if (!owner || row.answerBy === null) continue;
    const enquiry = { ...row, ownerReason };
    const to = { step: 'given' as const, userId, to: owner.email, owner: owner.name };
    await remindOwner(tx, { ...to, enquiry, dueAt: row.answerBy }, head);
  }
  for (const taken of places.values()) await writeTurn(tx, taken);
  return rows.length;
}

/** Takes somebody out of the turns, gives on what is open of theirs, and lets their telephones ring no more: they leave sales. Before the person is changed. */
export async function leaveSales(tx: Tx, from: From, head: Pick<MailHead, 'identity'>): Promise<void> {
  await handOver(tx, from, { because: ownerReasons.leftTeam(from.name), head });
  await tx.turnPlace.deleteMany({ where: { userId: from.userId } });
  await tx.pushSubscription.deleteMany({ where: { session: { userId: from.userId } } });
}
