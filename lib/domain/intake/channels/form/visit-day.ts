import 'server-only';
import { fieldErrors } from '@/lib/content/enquiries/contact';
import { readCalendar } from '@/lib/domain/settings/queries';
import { findDayFault, listNextOpen, weekdayOf } from '@/lib/shared/enquiries/open-days';
import { AppError } from '@/lib/shared/errors';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import type { Weekday } from '@/lib/shared/time/weekdays';

type Asked = {
  visitOn: string;
  /** Of a form without a script: the next such day. */
  visitDay: Weekday | '';
  /** When the form was filled in: a browser sends again what it could not send, for a day. */
  typedOn: string;
};

/** The day of the visit that is asked for, or ''. @throws AppError invalid, in the words of the field. */
export async function parseVisitDay({ visitOn, visitDay, typedOn }: Asked): Promise<string> {
  const now = Date.now();
  const today = officeDay(now);
  if (visitOn === '' && visitDay === '') return '';
  const { hours, closedDays } = await readCalendar();
  if (visitOn === '') {
    const [next = ''] = listNextOpen([visitDay as Weekday], today, 1, closedDays);
    return next;
  }
  const from = typedOn === laterDay(today, -1) ? typedOn : today;
  const fault = findDayFault(visitOn, { hours, closedDays, now, from });
  if (fault === null) return visitOn;
  const { day } = fieldErrors;
  const text = fault === 'closed' ? day.closed(weekdayOf(visitOn)) : day[fault];
  throw new AppError('invalid', text, { fields: { visitOn: text } });
}
