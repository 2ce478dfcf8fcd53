import type { Ending } from '@/lib/shared/projects/ends';
import { formatDay } from '@/lib/shared/time/format-moment';

/** "in 30 days", "yesterday". */
function nameDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  if (Math.abs(daysLeft) === 1) return daysLeft > 0 ? 'tomorrow' : 'yesterday';
  return daysLeft > 0 ? `in ${daysLeft} days` : `${-daysLeft} days ago`;
}

/** "ends in 30 days, on 26 Dec 2026"; "ended yesterday, on 25 Nov 2026". */
export const describeEnd = ({ daysLeft, validUntil }: Pick<Ending, 'daysLeft' | 'validUntil'>): string =>
  `${daysLeft < 0 ? 'ended' : 'ends'} ${nameDays(daysLeft)}, on ${formatDay(validUntil)}`;

export const endingTexts = {
  title: 'Registrations that end',
  more: (count: number) => `and ${count} more`,
  /** What mends it. RERA, section 6: the extension. */
  mend: 'Apply to the Authority for the extension in time (RERA, section 6), and add it to the project once it is given. An approved occupancy or completion certificate under Papers, with its number and date, counts as well.',
  /** What becomes of a project whose registration has ended. RERA, section 3. */
  ended: {
    warn: 'RERA, section 3: without a valid registration a project is not advertised. The website still shows it.',
    enforce:
      'RERA, section 3: without a valid registration a project is not advertised. The website does not show it.',
  },
} as const;
