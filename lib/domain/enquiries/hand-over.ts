import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { writeRotation } from '@/lib/domain/assignment/assign';
import { lockRotations, readRoster } from '@/lib/domain/assignment/roster';
import { advanceRotation, type Chosen, chooseOwner } from '@/lib/domain/assignment/rotation';
import { notifyOwners } from '@/lib/domain/notifications/notify-owner';
import type { MailHead } from '@/lib/domain/settings/dto';
import { reassignSla } from '@/lib/domain/sla/deadlines';
import { db, type Tx } from '@/lib/server/db';
import { storedOpenStates } from '@/lib/shared/enquiries/state';
import { changeWhere } from './change';
import { toOwnerEvent } from './events';

type From = { userId: string; name: string };
type HandedOver = { because: string; head: Pick<MailHead, 'identity'>; now?: Date };

/** Small, because new enquiries wait for a batch. */
const atOnce = 20;
/** In milliseconds. */
const waits = { maxWait: 15_000, timeout: 15_000 };

/** Lock order: enquiries before rotations. */
export async function lockOwnedEnquiries(tx: Tx, ownerId: string, ids: readonly string[] | null = null) {
  await tx.$queryRaw`
    select id from enquiry where assignee_id = ${ownerId} and (${ids === null} or id = any(${ids ?? []}))
    order by id for update`;
  await lockRotations(tx);
}

const whereOpenOf = (ownerId: string) => ({ assigneeId: ownerId, state: { in: storedOpenStates } });

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
    include: { project: { select: { name: true } }, sla: true },
  });
  const advanced = new Map<string, NonNullable<Chosen['used']>>();
  for (const row of rows) {
    const asked = { sourceId: row.sourceId, projectId: row.projectId };
    const chosen = chooseOwner(others, asked, now.getTime());
    const used = advanceRotation(others, chosen);
    if (used) advanced.set(`${used.rotationId} ${used.member.userId}`, used);
    const { userId } = chosen;
    const owner = userId === null ? undefined : office.people.get(userId);
    const ownerReason = `${because} ${chosen.reason}`;
    const data = { assigneeId: userId, ownerReason, version: { increment: 1 } };
    await changeWhere(tx, { id: row.id }, data);
    await tx.enquiryEvent.create({ data: toOwnerEvent(row.id, owner?.name, ownerReason) });
    await reassignSla(tx, row.id, userId, now);
    if (!owner || row.answerBy === null) continue;
    const enquiry = { ...row, ownerReason };
    const to = { step: 'given' as const, userId, to: owner.email, owner: owner.name };
    await notifyOwners(tx, [{ ...to, enquiry, dueAt: row.answerBy }], head);
  }
  for (const used of advanced.values()) await writeRotation(tx, used);
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

export async function handOver(from: From, handedOver: HandedOver): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await listOpen(db, from.userId, atOnce);
    if (ids.length === 0) return count;
    count += await db.$transaction((tx) => handOverBatch(tx, from, { ...handedOver, ids }), waits);
  }
}

const toLeaving = ({ name }: From, head: Pick<MailHead, 'identity'>): HandedOver => ({
  because: ownerReasons.leftTeam(name),
  head,
});

/** Before the transaction that removes the role, so that it locks few enquiries. */
export async function prepareLeaving(from: From, head: Pick<MailHead, 'identity'>): Promise<void> {
  await db.rotationMember.deleteMany({ where: { userId: from.userId } });
  await handOver(from, toLeaving(from, head));
}

/** The caller has locked the enquiries. */
export async function leaveSales(tx: Tx, from: From, head: Pick<MailHead, 'identity'>): Promise<void> {
  await handOverBatch(tx, from, { ...toLeaving(from, head), ids: await listOpen(tx, from.userId) });
  await tx.rotationMember.deleteMany({ where: { userId: from.userId } });
  await tx.pushSubscription.deleteMany({ where: { session: { userId: from.userId } } });
}
