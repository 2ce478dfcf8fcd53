import 'server-only';
import { absences, ownerReasons, turnlessKinds } from '@/lib/content/enquiries/turn';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { formatDayOfMonth } from '@/lib/shared/time/local-day';
import type { SentRow } from '../field/definition';
import { toKind } from '../field/kind';
import { storedOpenStates } from '../field/state';
import { findGroup } from '../person/group';
import { type Chosen, chooseOwner, findAbsence, findList, takeTurn } from './choose';
import { startClock } from './clock';
import { hasTurns, isInSales, lockTurns, type ReadOffice, readOffice, staffSelect } from './office';
import { remindOwner } from './remind-owner';

/** Of the keeper, the turn and the mail. */
type Given = SentRow;

/** The one who already talks to a buyer, by the newest of their enquiries that is open. */
async function findKeeper(tx: Tx, { id, personKey }: Pick<Given, 'id' | 'personKey'>) {
  const keys = await findGroup(personKey, tx);
  return tx.enquiry.findFirst({
    where: {
      personKey: { in: keys },
      id: { not: id },
      state: { in: storedOpenStates },
      needsReview: false,
      assigneeId: { not: null },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { assigneeId: true, createdAt: true },
  });
}

const asked = ({ doorId, projectId }: Given) => ({ sourceId: doorId, projectId });

/** Whoever talks to the buyer keeps them; or why not; null where nobody does. */
async function askKeeper(
  tx: Tx,
  office: ReadOffice,
  given: Given,
  now: number,
): Promise<{ kept: Chosen } | { away: string } | null> {
  const keeper = await findKeeper(tx, given);
  const person = office.people.get(keeper?.assigneeId ?? '');
  if (!keeper || !person) return null;
  // Their hours do not count: a buyer waits for the one they know until tomorrow, and not until after a leave.
  const place = findList(office.lists, asked(given))?.places.find(({ userId }) => userId === person.id);
  const why =
    findAbsence({ ...person, hours: null }, office.calendar, now) ??
    (place?.isOn === false ? absences.off : null);
  if (why !== null) return { away: ownerReasons.keeperAway(person.name, why) };
  const since = formatDayOfMonth(keeper.createdAt.toISOString());
  return { kept: { userId: person.id, reason: ownerReasons.keeps(since), turn: null } };
}

/** Whoever already talks to the buyer, else whose turn it is. */
async function choose(tx: Tx, office: ReadOffice, given: Given, now: number): Promise<Chosen> {
  const keeper = await askKeeper(tx, office, given, now);
  if (keeper && 'kept' in keeper) return keeper.kept;
  const chosen = chooseOwner(office, asked(given), now);
  return keeper ? { ...chosen, reason: `${keeper.away} ${chosen.reason}` } : chosen;
}

/** Keeps whose turn it was. */
export async function writeTurn(tx: Tx, { listId, place }: NonNullable<Chosen['turn']>): Promise<void> {
  await tx.turnPlace.update({
    where: { turnId_userId: { turnId: listId, userId: place.userId } },
    data: { lastTurn: place.lastTurn },
  });
}

/** Its history begins with whose it is, and why. */
export const toOwnerEvent = (enquiryId: string, owner: string | undefined, reason: string) => ({
  enquiryId,
  kind: 'assignee' as const,
  actor: owner ?? 'Nobody',
  text: `became owner. ${reason}`,
});

/**
 * Gives an enquiry that has just come an owner, starts its clock and tells them, in the transaction that writes it: one at a time over
 * all processes, so that turns are exactly even. What cannot be given says why. Persons are locked before.
 */
export async function giveOwner(
  tx: Tx,
  given: Given,
  { head, now = given.createdAt }: { head: Pick<MailHead, 'identity'>; now?: Date },
): Promise<void> {
  if (!(await hasTurns(tx))) return keepReason(tx, given, ownerReasons.noTurn);
  if (turnlessKinds.includes(toKind(given))) return keepReason(tx, given, ownerReasons.turnless);
  await lockTurns(tx);
  const office = await readOffice(tx, now);
  const chosen = await choose(tx, office, given, now.getTime());
  const taken = takeTurn(office, chosen);
  if (taken) await writeTurn(tx, taken);
  const { userId, reason } = chosen;
  const owner = userId === null ? undefined : office.people.get(userId);
  await tx.enquiry.update({ where: { id: given.id }, data: { assigneeId: userId, ownerReason: reason } });
  await tx.enquiryEvent.create({ data: toOwnerEvent(given.id, owner?.name, reason) });
  const dueAt = await startClock(tx, office, { enquiryId: given.id, ownerId: userId }, now);
  if (!owner) return;
  const enquiry = { ...given, ownerReason: reason };
  await remindOwner(tx, { step: 'given', userId, to: owner.email, owner: owner.name, enquiry, dueAt }, head);
}

/**
 * The owner of one that the team typed in, whose clock has nothing to count: who already talks to the buyer, else who typed it in. It
 * is nobody's turn.
 */
export async function ownTyped(tx: Tx, typed: Given, by: { id: string | null; name: string }): Promise<void> {
  const now = typed.createdAt;
  const office = (await hasTurns(tx)) ? await readOffice(tx, now) : null;
  const keeper = office && (await askKeeper(tx, office, typed, now.getTime()));
  const kept = keeper && 'kept' in keeper && keeper.kept.userId !== by.id ? keeper.kept : null;
  const ownerId = kept?.userId ?? by.id;
  const ownerReason = kept?.reason ?? ownerReasons.typedIn(by.name);
  await tx.enquiry.update({ where: { id: typed.id }, data: { assigneeId: ownerId, ownerReason } });
  const name = kept ? office?.people.get(kept.userId ?? '')?.name : by.id === null ? undefined : by.name;
  await tx.enquiryEvent.create({ data: toOwnerEvent(typed.id, name, ownerReason) });
}

/** Tells whoever was given an enquiry by a colleague, while its clock runs. */
export async function tellNewOwner(
  tx: Tx,
  enquiry: Given,
  { by, head }: { by: { userId: string }; head: Pick<MailHead, 'identity'> },
): Promise<void> {
  const { assigneeId: userId, answerBy: dueAt } = enquiry;
  if (userId === null || userId === by.userId || dueAt === null) return;
  const owner = await tx.user.findUnique({ where: { id: userId }, select: staffSelect });
  if (!owner || !isInSales(owner)) return;
  await remindOwner(tx, { step: 'given', userId, to: owner.email, owner: owner.name, enquiry, dueAt }, head);
}

async function keepReason(tx: Tx, { id }: Given, reason: string): Promise<void> {
  await tx.enquiry.update({ where: { id }, data: { ownerReason: reason } });
  await tx.enquiryEvent.create({ data: toOwnerEvent(id, undefined, reason) });
}
