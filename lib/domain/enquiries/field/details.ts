import { z } from 'zod';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { type OfficeField, officeForms } from '@/lib/content/enquiries/office-forms';
import { formatDay } from '@/lib/shared/time/format-moment';
import type { Enquiry } from '@/prisma/generated/client';
import { toKind } from './kind';

export const details = z.record(z.string(), z.string());
type Details = z.output<typeof details>;

const text = z.string().catch('');
const requirements = z.object({
  interest: text,
  location: text,
  propertyType: text,
  visitOn: text,
  budget: text,
});
type Requirements = z.output<typeof requirements>;
export const requirementNames = requirements.keyof().options;

const column = z.record(z.string(), z.unknown()).catch({}).pipe(requirements.loose());

/** Another release may have stored other values than texts. */
export function readDetails(stored: unknown): Requirements & { details: Details } {
  const { interest, location, propertyType, visitOn, budget, ...adminCalls } = column.parse(stored);
  return {
    ...{ interest, location, propertyType, visitOn, budget },
    details: details.safeParse(adminCalls).data ?? {},
  };
}

export type DetailFields = Partial<Requirements> & { details?: Details };

export function toDetailsColumn<F extends DetailFields>({
  interest,
  location,
  propertyType,
  visitOn,
  budget,
  details: adminCalls,
  ...others
}: F) {
  const requirements = Object.entries({ interest, location, propertyType, visitOn, budget });
  return {
    ...others,
    details: { ...adminCalls, ...Object.fromEntries(requirements.filter(([, value]) => value)) },
  };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function print(field: OfficeField, value: string): string {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.name ?? value;
  if (field.kind === 'terms') return 'Accepted';
  return field.kind === 'date' ? formatDay(value) : value;
}

/** A field of another release has its name as label. */
export function listDetailLines(kind: EnquiryKind, said: Details): [label: string, text: string][] {
  const form = officeFormNames.find((name) => name === kind);
  const fields = form ? officeForms[form].fields : [];
  return Object.entries(said)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      return field
        ? [field.kind === 'terms' ? capitalize(field.linked) : field.label, print(field, value)]
        : [name, value];
    });
}

export const listDetails = (row: Pick<Enquiry, 'kindName' | 'details'>): [label: string, text: string][] =>
  listDetailLines(toKind(row), readDetails(row.details).details);
