import 'server-only';
import { ownerReasons, unassignedKinds } from '@/lib/content/enquiries/assignment';
import { assignByRotation, assignTypedIn } from '@/lib/domain/assignment/assign';
import { changeEach } from '@/lib/domain/enquiries/change';
import { type EnquiryChanged, isMoved, isReleased, toOwnerEvent } from '@/lib/domain/enquiries/events';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { toKind } from '@/lib/domain/enquiries/field/kind';
import { notifyOwners } from '@/lib/domain/notifications/notify-owner';
import type { MailHead } from '@/lib/domain/settings/dto';
import { reassignSla } from '@/lib/domain/sla/deadlines';
import { isInSales, staffSelect } from '@/lib/domain/team/members';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/writes/insert-rows';

type Head = Pick<MailHead, 'identity'>;

/** `now` starts the SLA of an older enquiry. The caller has locked the contacts. */
export async function assignOwners(
  tx: Tx,
  enquiries: readonly SentRow[],
  { head, now }: { head: Head; now?: Date },
): Promise<void> {
  if (enquiries.length === 0) return;
  const rotated = enquiries.filter((row) => !unassignedKinds.includes(toKind(row)));
  const assigned = await assignByRotation(tx, rotated, now);
  const byId = new Map(assigned?.map((assignment) => [assignment.id, assignment]));
  const unassigned = assigned ? ownerReasons.unassignedKind : ownerReasons.noRotation;
  const owned = enquiries.map((row) => {
    const { userId = null, owner, reason = unassigned, sla } = byId.get(row.id) ?? {};
    return { row, userId, owner, reason, sla };
  });
  const changes = owned.map(({ row: { id }, userId: assigneeId, reason: ownerReason, sla }) => {
    return { id, assigneeId, ownerReason, answerBy: sla?.dueAt ?? null };
  });
  await changeEach(tx, changes);
  await insertRows(
    tx,
    'sla',
    owned.flatMap(({ sla }) => sla ?? []),
  );
  const lines = owned.map(({ row, owner, reason }) => toOwnerEvent(row.id, owner?.name, reason));
  await insertRows(tx, 'enquiryEvent', lines);
  const notices = owned.flatMap(({ row, userId, owner, reason, sla }) => {
    if (!owner || !sla) return [];
    const enquiry = { ...row, ownerReason: reason };
    return { step: 'given' as const, userId, to: owner.email, owner: owner.name, enquiry, dueAt: sla.dueAt };
  });
  await notifyOwners(tx, notices, head);
}

/** Its SLA is met, because the colleague has spoken to the contact. */
export async function assignAddedEnquiry(
  tx: Tx,
  enquiry: SentRow,
  by: { userId: string | null; name: string },
): Promise<void> {
  const { userId, name, reason } = await assignTypedIn(tx, enquiry, by);
  await changeEach(tx, [{ id: enquiry.id, assigneeId: userId, ownerReason: reason }]);
  await insertRows(tx, 'enquiryEvent', [toOwnerEvent(enquiry.id, name, reason)]);
}

export async function notifyNewOwner(
  tx: Tx,
  enquiry: SentRow,
  { by, head }: { by: { userId: string }; head: Head },
): Promise<void> {
  const { assigneeId: userId, answerBy: dueAt } = enquiry;
  if (userId === null || userId === by.userId || dueAt === null) return;
  const owner = await tx.user.findUnique({ where: { id: userId }, select: staffSelect });
  if (!owner || !isInSales(owner)) return;
  const notice = { step: 'given', userId, to: owner.email, owner: owner.name, enquiry, dueAt } as const;
  await notifyOwners(tx, [notice], head);
}

/** The colleague who released it may have set an owner. */
export async function assignReleased(tx: Tx, { enquiry, head }: EnquiryChanged): Promise<void> {
  if (enquiry.assigneeId === null) await assignOwners(tx, [enquiry], { head, now: new Date() });
}

export async function reassign(tx: Tx, change: EnquiryChanged): Promise<void> {
  const { enquiry, by, head } = change;
  if (isReleased(change) && enquiry.assigneeId === null) return;
  await reassignSla(tx, enquiry.id, enquiry.assigneeId);
  if (!isMoved(change)) await notifyNewOwner(tx, enquiry, { by, head });
}
