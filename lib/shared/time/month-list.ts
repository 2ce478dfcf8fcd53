// Apart from the other formats: making one holds a phone up, and the server alone needs this.
import { site } from '@/lib/content/site';

export type Month = { month: string; name: string };

const name = new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months from that of one day such as 2026-11-26 back to that of another, the last first, and `most` of them at most. */
export function listMonths(since: string, until: string, most: number): Month[] {
  const [year = 0, number = 0] = until.split('-').map(Number);
  const months = Array.from({ length: most }, (_, back) => new Date(Date.UTC(year, number - 1 - back, 1)));
  return months
    .map((first) => ({ month: first.toISOString().slice(0, 7), name: name.format(first) }))
    .filter(({ month }) => month >= since.slice(0, 7));
}
