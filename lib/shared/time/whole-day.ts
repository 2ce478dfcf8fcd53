// Separate: making a format blocks a phone, and only the server needs this one.
import { site } from '@/lib/content/site';

const wholeDay = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});

export const formatWholeDay = (day: string): string => wholeDay.format(new Date(day));
