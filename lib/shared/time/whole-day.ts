// Apart from the other formats: making one holds a phone up, and the server alone needs this.
import { site } from '@/lib/content/site';

const wholeDay = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** "31 December 2027", of a day such as 2027-12-31. */
export const formatWholeDay = (day: string): string => wholeDay.format(new Date(day));
