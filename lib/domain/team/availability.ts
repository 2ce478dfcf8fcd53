import { absences } from '@/lib/content/enquiries/assignment';
import { type Hours, weekdayOf } from '@/lib/shared/enquiries/open-days';
import { type Calendar, isOfficeOpen, nextOpening } from '@/lib/shared/enquiries/working-time';
import { formatDayOfMonth } from '@/lib/shared/time/local-day';
import { officeDay } from '@/lib/shared/time/office-clock';
import { toWeekdays } from '@/lib/shared/time/weekdays';

export type TeamMember = {
  id: string;
  name: string;
  isInSales: boolean;
  hours: Hours | null;
  leave: readonly { from: string; until: string }[];
};

const findLeave = ({ leave }: TeamMember, day: string) =>
  leave.find(({ from, until }) => from <= day && day <= until);

const calendarOf = ({ hours }: TeamMember, calendar: Calendar): Calendar =>
  hours === null ? calendar : { hours: [hours], closedDays: calendar.closedDays };

export function findAbsence(person: TeamMember, calendar: Calendar, now: number): string | null {
  if (!person.isInSales) return absences.notInSales;
  // At night the next opening counts.
  const start = nextOpening(calendar, now);
  const day = officeDay(start);
  const leave = findLeave(person, day);
  if (leave) return absences.leave(formatDayOfMonth(leave.until));
  if (person.hours === null) return null;
  if (start !== now) return toWeekdays(person.hours.days).includes(weekdayOf(day)) ? null : absences.day;
  return isOfficeOpen(calendarOf(person, calendar), now) ? null : absences.hours;
}

export const isAtWork = (person: TeamMember, calendar: Calendar, now: number): boolean =>
  !findLeave(person, officeDay(now)) && isOfficeOpen(calendarOf(person, calendar), now);
