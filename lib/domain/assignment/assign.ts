import 'server-only';
import { openStates } from '@/lib/content/enquiries/enquiries';
import { absences, ownerReasons, turnlessKinds } from '@/lib/content/enquiries/turn';
import { findMergeGroups } from '@/lib/domain/contacts/merge-groups';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { toKind } from '@/lib/domain/enquiries/field/kind';
import { notifyOwner, notifyOwners } from '@/lib/domain/notifications/notify-owner';
import type { MailHead } from '@/lib/domain/settings/dto';
import { planSla } from '@/lib/domain/sla/deadlines';
import { findAbsence } from '@/lib/domain/team/availability';
import { isInSales, staffSelect } from '@/lib/domain/team/members';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import { formatDayOfMonth } from '@/lib/shared/time/local-day';
import { hasRotation, lockRotations, type ReadRoster, readRoster } from './roster';
import { advanceRotation, type Chosen, chooseOwner, findRotation } from './rotation';

/** What the choice of an owner and the mail to them need. */
type NewEnquiry = SentRow;

type CurrentOwner = { assigneeId: string; createdAt: Date };

/** By the key of a person: all keys that the office has joined with it, and the owner of their newest open enquiry. */
type CurrentOwners = Map<string, { members: readonly string[]; current: CurrentOwner | undefined }>;

async function findCurrentOwners(
  tx: Tx,
  given: readonly Pick<NewEnquiry, 'id' | 'personKey'>[],
): Promise<CurrentOwners> {
  const groups = await findMergeGroups([...new Set(given.map(({ personKey }) => personKey))], tx);
  const owned = await tx.$queryRaw<(CurrentOwner & { personKey: string })[]>`
    select distinct on (person_key) person_key as "personKey", assignee_id as "assigneeId", created_at as "createdAt"
    from enquiry
    where person_key = any(${[...groups.values()].flat()}) and not (id = any(${given.map(({ id }) => id)}))
      and state::text = any(${[...openStates]}) and assignee_id is not null
    order by person_key, created_at desc, id desc`;
  const newestFirst = owned.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return new Map(
    [...groups].map(([key, members]) => [
      key,
      { members, current: newestFirst.find(({ personKey }) => members.includes(personKey)) },
    ]),
  );
}

const toCriteria = ({ doorId, projectId }: NewEnquiry) => ({ sourceId: doorId, projectId });

/** Whoever talks to the buyer keeps them; or why not; null where nobody does. */
function checkCurrentOwner(
  office: ReadRoster,
  current: CurrentOwner | undefined,
  given: NewEnquiry,
  now: number,
): { kept: Chosen } | { away: string } | null {
  const person = office.people.get(current?.assigneeId ?? '');
  if (!current || !person) return null;
  // Their hours do not count: a buyer waits for the one they know until tomorrow, and not until after a leave.
  const place = findRotation(office.rotations, toCriteria(given))?.places.find(
    ({ userId }) => userId === person.id,
  );
  const why =
    findAbsence({ ...person, hours: null }, office.calendar, now) ??
    (place?.isOn === false ? absences.off : null);
  if (why !== null) return { away: ownerReasons.keeperAway(person.name, why) };
  const since = formatDayOfMonth(current.createdAt.toISOString());
  return { kept: { userId: person.id, reason: ownerReasons.keeps(since), usedPlace: null } };
}

/** Whoever already talks to the buyer, else whose turn it is. */
function choose(office: ReadRoster, known: CurrentOwner | undefined, given: NewEnquiry, now: number): Chosen {
  const current = checkCurrentOwner(office, known, given, now);
  if (current && 'kept' in current) return current.kept;
  const chosen = chooseOwner(office, toCriteria(given), now);
  return current ? { ...chosen, reason: `${current.away} ${chosen.reason}` } : chosen;
}

/** Keeps whose turn it was. */
export async function writeRotation(
  tx: Tx,
  { listId, place }: NonNullable<Chosen['usedPlace']>,
): Promise<void> {
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

type Assignment = {
  row: NewEnquiry;
  userId: string | null;
  owner: { name: string; email: string } | undefined;
  reason: string;
  clock: ReturnType<typeof planSla> | null;
};

/** Chooses the owners one after the other, so that turns are exactly even. */
async function assign(tx: Tx, given: readonly NewEnquiry[], now: Date | undefined): Promise<Assignment[]> {
  await lockRotations(tx);
  const office = await readRoster(tx, now ?? given[0]?.createdAt);
  const owners = await findCurrentOwners(tx, given);
  const taken = new Map<string, NonNullable<Chosen['usedPlace']>>();
  const assignments = given.map((row): Assignment => {
    const at = now ?? row.createdAt;
    const known = owners.get(row.personKey);
    const chosen = choose(office, known?.current, row, at.getTime());
    const turn = advanceRotation(office, chosen);
    if (turn) taken.set(`${turn.listId} ${turn.place.userId}`, turn);
    const { userId, reason } = chosen;
    const owner = userId === null ? undefined : office.people.get(userId);
    if (known && userId !== null)
      // Persons whom the office has joined may have sent two of these.
      for (const key of known.members)
        owners.set(key, { ...known, current: { assigneeId: userId, createdAt: row.createdAt } });
    return { row, userId, owner, reason, clock: planSla(office, { enquiryId: row.id, ownerId: userId }, at) };
  });
  for (const turn of taken.values()) await writeRotation(tx, turn);
  return assignments;
}

async function writeAssignments(tx: Tx, assignments: readonly Assignment[]): Promise<void> {
  const given = assignments.map(({ row: { id }, userId, reason, clock }) => ({
    id,
    owner: userId,
    reason,
    due: clock?.dueAt ?? null,
  }));
  await tx.$executeRaw`
    update enquiry set assignee_id = given.owner, owner_reason = given.reason,
      answer_by = coalesce(given.due, answer_by), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given(id text, owner text, reason text, due timestamptz)
    where enquiry.id = given.id`;
  const clocks = assignments.flatMap(({ clock }) => clock ?? []);
  await insertRows(tx, 'enquiryClock', clocks);
  const events = assignments.map(({ row, owner, reason }) => toOwnerEvent(row.id, owner?.name, reason));
  await insertRows(tx, 'enquiryEvent', events);
}

/**
 * Gives enquiries that have just come an owner, starts their clocks and tells the owners, in the transaction that writes them: one
 * transaction at a time over all processes, so that turns are exactly even. What cannot be given says why. Persons are locked before;
 * no two of the enquiries have the same number or address.
 */
export async function assignOwners(
  tx: Tx,
  given: readonly NewEnquiry[],
  { head, now }: { head: Pick<MailHead, 'identity'>; now?: Date },
): Promise<void> {
  if (given.length === 0) return;
  const isGiven = await hasRotation(tx);
  const inTurns = isGiven ? given.filter((row) => !turnlessKinds.includes(toKind(row))) : [];
  const turnless = given.filter((row) => !inTurns.includes(row));
  const reason = isGiven ? ownerReasons.turnless : ownerReasons.noTurn;
  const assignments = [
    ...turnless.map((row) => ({ row, userId: null, owner: undefined, reason, clock: null })),
    ...(inTurns.length > 0 ? await assign(tx, inTurns, now) : []),
  ];
  await writeAssignments(tx, assignments);
  const reminders = assignments.flatMap(({ row, userId, owner, reason, clock }) =>
    owner && clock
      ? {
          step: 'given' as const,
          userId,
          to: owner.email,
          owner: owner.name,
          enquiry: { ...row, ownerReason: reason },
          dueAt: clock.dueAt,
        }
      : [],
  );
  await notifyOwners(tx, reminders, head);
}

/**
 * The owner of one that the team typed in, whose clock has nothing to count: who already talks to the buyer, else who typed it in. It
 * is nobody's turn.
 */
export async function assignAddedEnquiry(
  tx: Tx,
  typed: NewEnquiry,
  by: { id: string | null; name: string },
): Promise<void> {
  const now = typed.createdAt;
  const office = (await hasRotation(tx)) ? await readRoster(tx, now) : null;
  const known = office && (await findCurrentOwners(tx, [typed])).get(typed.personKey)?.current;
  const current = office && checkCurrentOwner(office, known ?? undefined, typed, now.getTime());
  const kept = current && 'kept' in current && current.kept.userId !== by.id ? current.kept : null;
  const ownerId = kept?.userId ?? by.id;
  const ownerReason = kept?.reason ?? ownerReasons.typedIn(by.name);
  await tx.enquiry.update({ where: { id: typed.id }, data: { assigneeId: ownerId, ownerReason } });
  const name = kept ? office?.people.get(kept.userId ?? '')?.name : by.id === null ? undefined : by.name;
  await tx.enquiryEvent.create({ data: toOwnerEvent(typed.id, name, ownerReason) });
}

/** Tells whoever was given an enquiry by a colleague, while its clock runs. */
export async function notifyNewOwner(
  tx: Tx,
  enquiry: NewEnquiry,
  { by, head }: { by: { userId: string }; head: Pick<MailHead, 'identity'> },
): Promise<void> {
  const { assigneeId: userId, answerBy: dueAt } = enquiry;
  if (userId === null || userId === by.userId || dueAt === null) return;
  const owner = await tx.user.findUnique({ where: { id: userId }, select: staffSelect });
  if (!owner || !isInSales(owner)) return;
  await notifyOwner(tx, { step: 'given', userId, to: owner.email, owner: owner.name, enquiry, dueAt }, head);
}
