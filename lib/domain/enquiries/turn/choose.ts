import { absences, ownerReasons, turnLimits } from '@/lib/content/enquiries/turn';
import type { Hours } from '@/lib/shared/enquiries/open-days';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { type Calendar, isOfficeOpen, nextOpening } from '@/lib/shared/enquiries/working-time';
import { formatDayOfMonth } from '@/lib/shared/time/local-day';
import { officeDay } from '@/lib/shared/time/office-clock';
import { toWeekdays } from '@/lib/shared/time/weekdays';

export type TurnPerson = {
  id: string;
  name: string;
  /** Does the work of sales, and has an account that is used. */
  isInSales: boolean;
  /** Null where they are those of the office. */
  hours: Hours | null;
  leave: readonly { from: string; until: string }[];
};

type TurnPlace = { userId: string; place: number; isOn: boolean; lastTurn: number };

export type TurnList = {
  id: string;
  sourceId: string | null;
  projectId: string | null;
  /** Of the source or the project; '' of the turn for all others. */
  name: string;
  places: TurnPlace[];
};

/** What decides who is given an enquiry. */
export type Office = {
  lists: readonly TurnList[];
  people: ReadonlyMap<string, TurnPerson>;
  calendar: Calendar;
  /** Ids of who is asked where nobody in the turn is here, in this order. */
  behind: readonly { userId: string; reason: string }[];
};

export type Chosen = {
  userId: string | null;
  reason: string;
  /** The place whose turn it was. */
  turn: { listId: string; place: TurnPlace } | null;
};

type Asked = { sourceId: string | null; projectId: string | null };

const findLeave = ({ leave }: TurnPerson, day: string) =>
  leave.find(({ from, until }) => from <= day && day <= until);

/** When they work: in hours of their own, else in those of the office. */
const calendarOf = ({ hours }: TurnPerson, calendar: Calendar): Calendar =>
  hours === null ? calendar : { hours: [hours], closedDays: calendar.closedDays };

/** Why somebody cannot be given an enquiry that is worked on from a moment on; null where they can. */
export function findAbsence(person: TurnPerson, calendar: Calendar, now: number): string | null {
  if (!person.isInSales) return absences.notInSales;
  // What comes at night is for those who are here when the office opens.
  const start = nextOpening(calendar, now);
  const day = officeDay(start);
  const leave = findLeave(person, day);
  if (leave) return absences.leave(formatDayOfMonth(leave.until));
  if (person.hours === null) return null;
  if (start !== now) return toWeekdays(person.hours.days).includes(weekdayOf(day)) ? null : absences.day;
  return isOfficeOpen(calendarOf(person, calendar), now) ? null : absences.hours;
}

/** Whether they work at this very moment, and are not on leave. */
export const isAtWork = (person: TurnPerson, calendar: Calendar, now: number): boolean =>
  !findLeave(person, officeDay(now)) && isOfficeOpen(calendarOf(person, calendar), now);

/** The turn that an enquiry falls to: that of its source, of its project, or of all others; null where none names anybody. */
export function findList(lists: readonly TurnList[], { sourceId, projectId }: Asked): TurnList | null {
  const named = lists.filter(({ places }) => places.length > 0);
  return (
    named.find((list) => list.sourceId !== null && list.sourceId === sourceId) ??
    named.find((list) => list.projectId !== null && list.projectId === projectId) ??
    named.find((list) => list.sourceId === null && list.projectId === null) ??
    null
  );
}

/** In the order of their turns: who has waited longest comes first. */
export const inTurn = (places: readonly TurnPlace[]): TurnPlace[] =>
  places.toSorted((one, other) => one.lastTurn - other.lastTurn || one.place - other.place);

/** Why somebody in the turn is passed over; null where it may be theirs. */
export function findHindrance({ people, calendar }: Office, { userId, isOn }: TurnPlace, now: number) {
  const person = people.get(userId);
  if (!person) return absences.notInSales;
  return isOn ? findAbsence(person, calendar, now) : absences.off;
}

const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

function sayPassedOver(office: Office, passed: { userId: string; why: string }[]): string {
  const named = passed
    .slice(0, turnLimits.passedOver)
    .map(({ userId, why }) => ownerReasons.passedOver(office.people.get(userId)?.name ?? '', why));
  const others = passed.length - named.length;
  return sentences(...named, others > 0 ? ownerReasons.others(others) : '');
}

/** Whose turn it is, and why. The turn moves on when `takeTurn` is called with what this answers. */
export function chooseOwner(office: Office, asked: Asked, now: number): Chosen {
  const list = findList(office.lists, asked);
  if (!list) return { userId: null, reason: ownerReasons.noTurn, turn: null };
  const passed: { userId: string; why: string }[] = [];
  for (const place of inTurn(list.places)) {
    const why = findHindrance(office, place, now);
    if (why === null) {
      const [last] = list.places.toSorted((one, other) => other.lastTurn - one.lastTurn);
      const before = last && last.lastTurn > 0 && last !== place ? office.people.get(last.userId) : undefined;
      const reason = sentences(
        ownerReasons.byTurn(list.name),
        passed.length > 0 ? sayPassedOver(office, passed) : before && ownerReasons.before(before.name),
      );
      return { userId: place.userId, reason, turn: { listId: list.id, place } };
    }
    passed.push({ userId: place.userId, why });
  }
  const behind = office.behind.find(({ userId }) => {
    const person = office.people.get(userId);
    return person && findAbsence({ ...person, hours: null }, office.calendar, now) === null;
  });
  const skipped = sayPassedOver(office, passed);
  return behind
    ? { userId: behind.userId, reason: sentences(behind.reason, skipped), turn: null }
    : { userId: null, reason: sentences(ownerReasons.nobody, skipped), turn: null };
}

/** Moves the turn on, as far as it is known here. Answers what is to be kept of it. */
export function takeTurn(office: Office, { turn }: Chosen): { listId: string; place: TurnPlace } | null {
  const list = turn && office.lists.find(({ id }) => id === turn.listId);
  if (!turn || !list) return null;
  turn.place.lastTurn = Math.max(0, ...list.places.map(({ lastTurn }) => lastTurn)) + 1;
  return turn;
}
