import { z } from 'zod';
import { dayStart } from '@/lib/shared/time/local-day';

const ownWords = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(\d{1,2}:\d{2}))?/;
const twoDigits = (text = '') => text.padStart(2, '0');

/** In office time, unless the text names a zone. */
export function findMoment(text: string): Date | null {
  const [, day, month, year, clock = ''] = ownWords.exec(text) ?? [];
  const iso = day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : text.slice(0, 10);
  if (!z.iso.date().safeParse(iso).success) return null;
  const hasZone = !day && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const time = clock || (day ? '' : (/[T ](\d{1,2}:\d{2})/.exec(text)?.[1] ?? ''));
  const moment = hasZone ? new Date(text) : dayStart(iso, time ? time.padStart(5, '0') : '12:00');
  return Number.isNaN(moment.getTime()) ? null : moment;
}
