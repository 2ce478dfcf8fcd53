import 'server-only';
import { absences, ownerReasons } from '@/lib/content/enquiries/assignment';
import { openStates } from '@/lib/content/enquiries/enquiries';
import { findMergeGroups } from '@/lib/domain/contacts/contact-keys';
import { planSla } from '@/lib/domain/sla/deadlines';
import { findAbsence } from '@/lib/domain/team/availability';
import type { Tx } from '@/lib/server/db';
import { formatDayOfMonth } from '@/lib/shared/time/local-day';
import type { Enquiry } from '@/prisma/generated/client';
import { hasRotation, lockRotations, type ReadRoster, readRoster } from './roster';
import { advanceRotation, type Chosen, chooseOwner, findRotation } from './rotation';

type NewEnquiry = Pick<Enquiry, 'id' | 'contactId' | 'sourceId' | 'projectId' | 'createdAt'>;

type CurrentOwner = { assigneeId: string; createdAt: Date };

type CurrentOwners = Map<string, { members: readonly string[]; current: CurrentOwner | undefined }>;

async function findCurrentOwners(
  tx: Tx,
  enquiries: readonly Pick<NewEnquiry, 'id' | 'contactId'>[],
): Promise<CurrentOwners> {
  const groups = await findMergeGroups([...new Set(enquiries.map(({ contactId }) => contactId))], tx);
  const owned = await tx.$queryRaw<(CurrentOwner & { contactId: string })[]>`
    select distinct on (contact_id) contact_id as "contactId", assignee_id as "assigneeId", created_at as "createdAt"
    from enquiry
    where contact_id = any(${[...groups.values()].flat()}) and not (id = any(${enquiries.map(({ id }) => id)}))
      and state::text = any(${[...openStates]}) and assignee_id is not null
    order by contact_id, created_at desc, id desc`;
  const newestFirst = owned.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return new Map(
    [...groups].map(([key, members]) => [
      key,
      { members, current: newestFirst.find(({ contactId }) => members.includes(contactId)) },
    ]),
  );
}

const toCriteria = ({ sourceId, projectId }: NewEnquiry) => ({ sourceId, projectId });

function checkCurrentOwner(
  office: ReadRoster,
  current: CurrentOwner | undefined,
  enquiry: NewEnquiry,
  now: number,
): { stays: Chosen } | { away: string } | null {
  const person = office.people.get(current?.assigneeId ?? '');
  if (!current || !person) return null;
  // Hours are ignored: a buyer can wait for a known owner until tomorrow, but not for a whole leave.
  const member = findRotation(office.rotations, toCriteria(enquiry))?.members.find(
    ({ userId }) => userId === person.id,
  );
  const why =
    findAbsence({ ...person, hours: null }, office.calendar, now) ??
    (member?.isOn === false ? absences.off : null);
  if (why !== null) return { away: ownerReasons.currentOwnerAway(person.name, why) };
  const since = formatDayOfMonth(current.createdAt.toISOString());
  return { stays: { userId: person.id, reason: ownerReasons.currentOwner(since), used: null } };
}

function choose(
  office: ReadRoster,
  known: CurrentOwner | undefined,
  enquiry: NewEnquiry,
  now: number,
): Chosen {
  const current = checkCurrentOwner(office, known, enquiry, now);
  if (current && 'stays' in current) return current.stays;
  const chosen = chooseOwner(office, toCriteria(enquiry), now);
  return current ? { ...chosen, reason: `${current.away} ${chosen.reason}` } : chosen;
}

export async function writeRotation(tx: Tx, { rotationId, member }: NonNullable<Chosen['used']>) {
  await tx.rotationMember.update({
    where: { rotationId_userId: { rotationId, userId: member.userId } },
    data: { lastAssignment: member.lastAssignment },
  });
}

export type Assignment = {
  id: string;
  userId: string | null;
  owner: { name: string; email: string } | undefined;
  reason: string;
  sla: ReturnType<typeof planSla>;
};

/** One transaction at a time, so that the rotation is even. The caller has locked the contacts. */
export async function assignByRotation(
  tx: Tx,
  enquiries: readonly NewEnquiry[],
  now: Date | undefined,
): Promise<Assignment[] | null> {
  if (!(await hasRotation(tx))) return null;
  if (enquiries.length === 0) return [];
  await lockRotations(tx);
  const office = await readRoster(tx, now ?? enquiries[0]?.createdAt);
  const owners = await findCurrentOwners(tx, enquiries);
  const advanced = new Map<string, NonNullable<Chosen['used']>>();
  const assignments = enquiries.map((enquiry): Assignment => {
    const { id, contactId, createdAt } = enquiry;
    const at = now ?? createdAt;
    const known = owners.get(contactId);
    const chosen = choose(office, known?.current, enquiry, at.getTime());
    const used = advanceRotation(office, chosen);
    if (used) advanced.set(`${used.rotationId} ${used.member.userId}`, used);
    const { userId, reason } = chosen;
    if (known && userId !== null)
      // Several of these enquiries may be of one contact.
      for (const key of known.members)
        owners.set(key, { ...known, current: { assigneeId: userId, createdAt } });
    const owner = userId === null ? undefined : office.people.get(userId);
    return { id, userId, owner, reason, sla: planSla(office, { enquiryId: id, ownerId: userId }, at) };
  });
  for (const used of advanced.values()) await writeRotation(tx, used);
  return assignments;
}

type Owner = { userId: string | null; name: string | undefined; reason: string };

/** The rotation does not move. */
export async function assignTypedIn(
  tx: Tx,
  enquiry: NewEnquiry,
  by: { userId: string | null; name: string },
): Promise<Owner> {
  const typedIn = {
    userId: by.userId,
    name: by.userId === null ? undefined : by.name,
    reason: ownerReasons.typedIn(by.name),
  };
  if (!(await hasRotation(tx))) return typedIn;
  const office = await readRoster(tx, enquiry.createdAt);
  const known = (await findCurrentOwners(tx, [enquiry])).get(enquiry.contactId)?.current;
  const current = checkCurrentOwner(office, known, enquiry, enquiry.createdAt.getTime());
  if (!current || !('stays' in current) || current.stays.userId === by.userId) return typedIn;
  const { userId, reason } = current.stays;
  return { userId, name: office.people.get(userId ?? '')?.name, reason };
}
