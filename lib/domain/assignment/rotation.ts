import { absences, assignmentLimits, ownerReasons } from '@/lib/content/enquiries/assignment';
import { findAbsence, type TeamMember } from '@/lib/domain/team/availability';
import type { Calendar } from '@/lib/shared/enquiries/working-time';

type RotationPlace = { userId: string; place: number; isOn: boolean; lastTurn: number };

export type StoredRotation = {
  id: string;
  sourceId: string | null;
  projectId: string | null;
  name: string;
  places: RotationPlace[];
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
  usedPlace: { listId: string; place: RotationPlace } | null;
};

type Criteria = { sourceId: string | null; projectId: string | null };

export function findRotation(
  lists: readonly StoredRotation[],
  { sourceId, projectId }: Criteria,
): StoredRotation | null {
  const named = lists.filter(({ places }) => places.length > 0);
  return (
    named.find((list) => list.sourceId !== null && list.sourceId === sourceId) ??
    named.find((list) => list.projectId !== null && list.projectId === projectId) ??
    named.find((list) => list.sourceId === null && list.projectId === null) ??
    null
  );
}

export const inRotationOrder = (places: readonly RotationPlace[]): RotationPlace[] =>
  places.toSorted((one, other) => one.lastTurn - other.lastTurn || one.place - other.place);

export function findSkipReason({ people, calendar }: Roster, { userId, isOn }: RotationPlace, now: number) {
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
  if (!list) return { userId: null, reason: ownerReasons.noRotation, usedPlace: null };
  const passed: { userId: string; why: string }[] = [];
  for (const place of inRotationOrder(list.places)) {
    const why = findSkipReason(office, place, now);
    if (why === null) {
      const [last] = list.places.toSorted((one, other) => other.lastTurn - one.lastTurn);
      const before = last && last.lastTurn > 0 && last !== place ? office.people.get(last.userId) : undefined;
      const reason = sentences(
        ownerReasons.byRotation(list.name),
        passed.length > 0 ? describeSkipped(office, passed) : before && ownerReasons.before(before.name),
      );
      return { userId: place.userId, reason, usedPlace: { listId: list.id, place } };
    }
    passed.push({ userId: place.userId, why });
  }
  const behind = office.fallbacks.find(({ userId }) => {
    const person = office.people.get(userId);
    return person && findAbsence({ ...person, hours: null }, office.calendar, now) === null;
  });
  const skipped = describeSkipped(office, passed);
  return behind
    ? { userId: behind.userId, reason: sentences(behind.reason, skipped), usedPlace: null }
    : { userId: null, reason: sentences(ownerReasons.nobody, skipped), usedPlace: null };
}

export function advanceRotation(
  office: Roster,
  { usedPlace }: Chosen,
): { listId: string; place: RotationPlace } | null {
  const list = usedPlace && office.rotations.find(({ id }) => id === usedPlace.listId);
  if (!usedPlace || !list) return null;
  usedPlace.place.lastTurn = Math.max(0, ...list.places.map(({ lastTurn }) => lastTurn)) + 1;
  return usedPlace;
}
