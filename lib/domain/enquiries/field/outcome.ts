import { z } from 'zod';
import { enquiryLimits, lostReasons, nameOfReason } from '@/lib/content/enquiries/enquiries';
import { dayInput } from '@/lib/shared/enquiries/inputs';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import { optionalText } from '@/lib/shared/parsing/fields';
import { formatDay } from '@/lib/shared/time/format-moment';
import { column, internalField, type OfficeRow, type SentRow } from './definition';
import { type Keys, setKeys } from './set-keys';

const text = z.string();

const keys = z.object({
  lostReason: z.string().catch(''),
  lostNote: z.string().catch(''),
  wonValue: z.number().nullable().catch(null),
  /** As 2026-11-30. */
  siteVisitOn: z.string().catch(''),
});
/** Another release may have stored another shape. */
const outcome = keys.catch(keys.parse({}));
export type Outcome = z.output<typeof keys>;
type Row = { outcome: unknown };

export const toOutcome = (row: Row): Outcome => outcome.parse(row.outcome);

export const setOutcome = (row: Row, values: Partial<Outcome>): { outcome: Keys } => ({
  outcome: setKeys(row.outcome, values),
});

function whyLost(row: OfficeRow): string {
  const { lostReason, lostNote } = toOutcome(row);
  return [nameOfReason(lostReason), lostNote].filter(Boolean).join(': ');
}
const lostHistory = {
  kind: 'state',
  of: (next: OfficeRow) => {
    const why = whyLost(next);
    return why ? `gave the reason for losing: ${why}` : 'removed the reason for losing';
  },
} as const;
const lostColumn = [column(22, 'Lost because', whyLost)];

export const outcomeFields = {
  lostReason: {
    ...internalField('Reason', text, (row) => toOutcome(row).lostReason),
    patch: z.enum(['', ...lostReasons], { error: `Reason must be one of ${lostReasons.join(', ')}` }),
    set: (lostReason: string, row: SentRow) => setOutcome(row, { lostReason }),
    columns: lostColumn,
    history: lostHistory,
  },
  lostNote: {
    ...internalField('Reason in words', text, (row) => toOutcome(row).lostNote),
    patch: optionalText(enquiryLimits.lostNoteMax),
    set: (lostNote: string, row: SentRow) => setOutcome(row, { lostNote }),
    columns: lostColumn,
    history: lostHistory,
  },
  wonValue: {
    ...internalField('Value', z.number().nullable(), (row) => toOutcome(row).wonValue),
    patch: z
      .number({ error: 'Give the value in rupees' })
      .int('Give whole rupees')
      .min(1, 'Give the value in rupees')
      .max(enquiryLimits.mostRupees, 'This number is too large')
      .nullable(),
    set: (wonValue: number | null, row: SentRow) => setOutcome(row, { wonValue }),
    columns: [column(23, 'Value in rupees', (row) => String(toOutcome(row).wonValue ?? ''))],
    history: {
      kind: 'state',
      of: (row: OfficeRow) => {
        const { wonValue } = toOutcome(row);
        return wonValue === null ? 'removed the value' : `set the value to ${formatRupees(wonValue)}`;
      },
    },
  },
  siteVisitOn: {
    ...internalField('Site visit', text, (row) => toOutcome(row).siteVisitOn),
    patch: z.union([z.literal(''), dayInput]),
    set: (siteVisitOn: string, row: SentRow) => setOutcome(row, { siteVisitOn }),
    columns: [column(24, 'Site visit', (row) => toOutcome(row).siteVisitOn)],
    history: {
      kind: 'state',
      of: (row: OfficeRow) => {
        const { siteVisitOn } = toOutcome(row);
        return siteVisitOn
          ? `set the site visit to ${formatDay(siteVisitOn)}`
          : 'removed the day of the site visit';
      },
    },
  },
} as const;
