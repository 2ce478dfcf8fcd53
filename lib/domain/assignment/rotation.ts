import { absences, assignmentLimits, ownerReasons } from '@/lib/content/enquiries/assignment';
import { findAbsence, type TeamMember } from '@/lib/domain/team/availability';
import type { Calendar } from '@/lib/shared/enquiries/working-time';

type StoredMember = { userId: string; place: number; isOn: boolean; lastAssignment: number };

export type StoredRotation = {
  id: string;
  sourceId: string | null;
  projectId: string | null;
  name: string;
  members: StoredMember[];
};

export type Roster = {
  rotations: readonly StoredRotation[];
  people: ReadonlyMap<string, TeamMember>;
  calendar: Calendar;
  fallbacks: readonly { userId: string; reason: string }[];
};

export type Chosen = {
  userId: string | null;
  reason: string;
  used: { rotationId: string; member: StoredMember } | null;
};

type Criteria = { sourceId: string | null; projectId: string | null };

export function findRotation(
  lists: readonly StoredRotation[],
  { sourceId, projectId }: Criteria,
): StoredRotation | null {
  const named = lists.filter(({ members }) => members.length > 0);
  return (
    named.find((list) => list.sourceId !== null && list.sourceId === sourceId) ??
    named.find((list) => list.projectId !== null && list.projectId === projectId) ??
    named.find((list) => list.sourceId === null && list.projectId === null) ??
    null
  );
}

export const inRotationOrder = (members: readonly StoredMember[]): StoredMember[] =>
  members.toSorted((one, other) => one.lastAssignment - other.lastAssignment || one.place - other.place);

export function findSkipReason({ people, calendar }: Roster, { userId, isOn }: StoredMember, now: number) {
  const person = people.get(userId);
  if (!person) return absences.notInSales;
  return isOn ? findAbsence(person, calendar, now) : absences.off;
}

const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

function describeSkipped(office: Roster, passed: { userId: string; why: string }[]): string {
  const named = passed
    .slice(0, assignmentLimits.namedSkipped)
    .map(({ userId, why }) => ownerReasons.skipped(office.people.get(userId)?.name ?? '', why));
  const others = passed.length - named.length;
  return sentences(...named, others > 0 ? ownerReasons.othersSkipped(others) : '');
}

export function chooseOwner(office: Roster, asked: Criteria, now: number): Chosen {
  const list = findRotation(office.rotations, asked);
  if (!list) return { userId: null, reason: ownerReasons.noRotation, used: null };
  const passed: { userId: string; why: string }[] = [];
  for (const member of inRotationOrder(list.members)) {
    const why = findSkipReason(office, member, now);
    if (why === null) {
      const [last] = list.members.toSorted((one, other) => other.lastAssignment - one.lastAssignment);
      const before =
        last && last.lastAssignment > 0 && last !== member ? office.people.get(last.userId) : undefined;
      const reason = sentences(
        ownerReasons.byRotation(list.name),
        passed.length > 0 ? describeSkipped(office, passed) : before && ownerReasons.before(before.name),
      );
      return { userId: member.userId, reason, used: { rotationId: list.id, member } };
    }
    passed.push({ userId: member.userId, why });
  }
  const behind = office.fallbacks.find(({ userId }) => {
    const person = office.people.get(userId);
    return person && findAbsence({ ...person, hours: null }, office.calendar, now) === null;
  });
  const skipped = describeSkipped(office, passed);
  return behind
    ? { userId: behind.userId, reason: sentences(behind.reason, skipped), used: null }
    : { userId: null, reason: sentences(ownerReasons.nobody, skipped), used: null };
}

export function advanceRotation(
  office: Roster,
  { used }: Chosen,
): { rotationId: string; member: StoredMember } | null {
  const list = used && office.rotations.find(({ id }) => id === used.rotationId);
  if (!used || !list) return null;
  used.member.lastAssignment = Math.max(0, ...list.members.map(({ lastAssignment }) => lastAssignment)) + 1;
  return used;
}
