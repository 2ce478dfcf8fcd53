import { site } from '@/lib/content/site';

const day = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: site.timeZone,
});
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: site.timeZone,
});

/** "21 Nov 2026, 11:42" in the office's time zone. Takes milliseconds since 1970 or an ISO text. */
export function formatMoment(moment: number | string): string {
  const date = new Date(moment);
  return `${day.format(date)}, ${time.format(date)}`;
}

/** "21 Nov 2026" in the office's time zone. */
export const formatDay = (moment: string): string => day.format(new Date(moment));
