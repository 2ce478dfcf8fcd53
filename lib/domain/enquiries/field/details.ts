import { z } from 'zod';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { type OfficeField, officeForms } from '@/lib/content/enquiries/office-forms';
import { formatDay } from '@/lib/shared/time/format-moment';
import type { Enquiry } from '@/prisma/generated/client';
import { toKind } from './kind';

/** What a form of the office has asked, by the name of its field. */
export const details = z.record(z.string(), z.string());
type Details = z.output<typeof details>;

/** Another release may have written more than a text. */
export const toDetails = (stored: unknown): Details => details.safeParse(stored).data ?? {};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function print(field: OfficeField, value: string): string {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.name ?? value;
  if (field.kind === 'terms') return 'Accepted';
  return field.kind === 'date' ? formatDay(value) : value;
}

/** What was said, as people read it; what no form of this release asks stands under its own name. */
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

export const listDetails = (
  row: Pick<Enquiry, 'kind' | 'topic' | 'details'>,
): [label: string, text: string][] => listDetailLines(toKind(row), toDetails(row.details));
