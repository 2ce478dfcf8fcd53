import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { storedOpenStates } from '@/lib/domain/enquiries/field/state';
import { notifyOwner } from '@/lib/domain/notifications/notify-owner';
import type { MailHead } from '@/lib/domain/settings/dto';
import { reassignSla } from '@/lib/domain/sla/deadlines';
import { db, type Tx } from '@/lib/server/db';
import { toOwnerEvent, writeRotation } from './assign';
import { lockRotations, readRoster } from './roster';
import { advanceRotation, type Chosen, chooseOwner } from './rotation';

type From = { userId: string; name: string };
type HandedOver = { because: string; head: Pick<MailHead, 'identity'>; now?: Date };

/** So many are given on while new ones wait for their turn. */
const atOnce = 20;
/** In milliseconds, as every change waits for what is locked. */
const waits = { maxWait: 15_000, timeout: 15_000 };

/** Locks what somebody has, then the turns: whoever changes one of them at this moment is waited for, and read as it stands then. */
export async function lockOwnedEnquiries(
  tx: Tx,
  ownerId: string,
  ids: readonly string[] | null = null,
): Promise<void> {
  await tx.$queryRaw`
    select id from enquiry where assignee_id = ${ownerId} and (${ids === null} or id = any(${ids ?? []}))
    order by id for update`;
  await lockRotations(tx);
}

const whereOpenOf = (ownerId: string) => ({ assigneeId: ownerId, state: { in: storedOpenStates } });

/** Gives on those of these that are still somebody's own and open. Answers how many. */
async function handOverBatch(
  tx: Tx,
  { userId: formerId }: From,
  { ids, because, head, now = new Date() }: HandedOver & { ids: readonly string[] },
): Promise<number> {
  await lockOwnedEnquiries(tx, formerId, ids);
  const office = await readRoster(tx, now);
  const others = { ...office, people: new Map(office.people) };
  others.people.delete(formerId);
  const rows = await tx.enquiry.findMany({
    where: { id: { in: [...ids] }, ...whereOpenOf(formerId) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { project: { select: { name: true } }, clock: true },
  });
  const places = new Map<string, NonNullable<Chosen['usedPlace']>>();
  for (const row of rows) {
    const asked = { sourceId: row.doorId, projectId: row.projectId };
    const chosen = chooseOwner(others, asked, now.getTime());
    const taken = advanceRotation(others, chosen);
    if (taken) places.set(`${taken.listId} ${taken.place.userId}`, taken);
    const { userId } = chosen;
    const owner = userId === null ? undefined : office.people.get(userId);
    const ownerReason = `${because} ${chosen.reason}`;
    await tx.enquiry.update({
      where: { id: row.id },
      data: { assigneeId: userId, ownerReason, version: { increment: 1 } },
    });
    await tx.enquiryEvent.create({ data: toOwnerEvent(row.id, owner?.name, ownerReason) });
    await reassignSla(tx, row.id, userId, now);
    if (!owner || row.answerBy === null) continue;
    const enquiry = { ...row, ownerReason };
    const to = { step: 'given' as const, userId, to: owner.email, owner: owner.name };
    await notifyOwner(tx, { ...to, enquiry, dueAt: row.answerBy }, head);
  }
  for (const taken of places.values()) await writeRotation(tx, taken);
  return rows.length;
}

const listOpen = async (tx: Tx, ownerId: string, take?: number): Promise<string[]> => {
  const rows = await tx.enquiry.findMany({
    where: whereOpenOf(ownerId),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
    ...(take !== undefined && { take }),
  });
  return rows.map(({ id }) => id);
};

/**
 * Gives what is open of somebody to the others by turn, each with the reason in its history; without a turn it is nobody's, and says
 * so. A few at a time are locked and kept, so that what comes meanwhile waits for those alone. Answers how many.
 */
export async function handOver(from: From, handedOver: HandedOver): Promise<number> {
  let given = 0;
  for (;;) {
    const ids = await listOpen(db, from.userId, atOnce);
    if (ids.length === 0) return given;
    given += await db.$transaction((tx) => handOverBatch(tx, from, { ...handedOver, ids }), waits);
  }
}

const toLeaving = ({ name }: From, head: Pick<MailHead, 'identity'>): HandedOver => ({
  because: ownerReasons.leftTeam(name),
  head,
});

/** Before somebody is taken out of sales: they are out of the turns, and most of what is open of theirs is given on. */
export async function prepareLeaving(from: From, head: Pick<MailHead, 'identity'>): Promise<void> {
  await db.turnPlace.deleteMany({ where: { userId: from.userId } });
  await handOver(from, toLeaving(from, head));
}

/** Gives on what they were given since then, in the transaction by which they leave. The caller has locked what they own. */
export async function leaveSales(tx: Tx, from: From, head: Pick<MailHead, 'identity'>): Promise<void> {
  await handOverBatch(tx, from, { ...toLeaving(from, head), ids: await listOpen(tx, from.userId) });
  await tx.turnPlace.deleteMany({ where: { userId: from.userId } });
  await tx.pushSubscription.deleteMany({ where: { session: { userId: from.userId } } });
}
