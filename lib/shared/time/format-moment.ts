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

/** Milliseconds since 1970 or an ISO text; time zone of the office. */
export function formatMoment(moment: number | string): string {
  const date = new Date(moment);
  return `${day.format(date)}, ${time.format(date)}`;
}

export const formatDay = (moment: string): string => day.format(new Date(moment));
