// Separate: making a format blocks a phone, and only the server needs this one.
import { site } from '@/lib/content/site';

export type Month = { month: string; name: string };

const name = new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function listMonths(since: string, until: string, most: number): Month[] {
  const [year = 0, number = 0] = until.split('-').map(Number);
  const months = Array.from({ length: most }, (_, back) => new Date(Date.UTC(year, number - 1 - back, 1)));
  return months
    .map((first) => ({ month: first.toISOString().slice(0, 7), name: name.format(first) }))
    .filter(({ month }) => month >= since.slice(0, 7));
}
