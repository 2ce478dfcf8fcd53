import { z } from 'zod';
import { fieldMax } from '@/lib/content/forms';
import { optionalText } from '@/lib/shared/fields';
import { dayStart } from '@/lib/shared/local-day';
import { addedEnquiry } from './schema';

const ownWords = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(\d{1,2}:\d{2}))?/;
const twoDigits = (text = '') => text.padStart(2, '0');

/** "2026-11-21", with or without a time, or "21/11/2026 14:30", by the clock of the office. Null when it is no moment. */
export function findMoment(text: string): Date | null {
  const [, day, month, year, clock = ''] = ownWords.exec(text) ?? [];
  const iso = day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : text.slice(0, 10);
  if (!z.iso.date().safeParse(iso).success) return null;
  const hasZone = !day && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const time = clock || (day ? '' : (/[T ](\d{1,2}:\d{2})/.exec(text)?.[1] ?? ''));
  const moment = hasZone ? new Date(text) : dayStart(iso, time ? time.padStart(5, '0') : '12:00');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A line of a table, as its columns were chosen. */
export const importRow = z.object({
  name: addedEnquiry.shape.name,
  phone: addedEnquiry.shape.phone,
  email: addedEnquiry.shape.email,
  source: optionalText(60).default(''),
  project: optionalText(200).default(''),
  message: optionalText(fieldMax.message).default(''),
  receivedAt: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || findMoment(text) !== null, 'The day is none: give it as 2026-11-21'),
});

export type ImportRow = z.output<typeof importRow>;
