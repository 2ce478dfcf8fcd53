import { z } from 'zod';
import { interestNames } from '@/lib/content/enquiries/contact';
import { callbackLocations, interests, propertyTypes } from '@/lib/content/enquiries/forms';
import { formatDay } from '@/lib/shared/time/format-moment';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { type Fact, type Field, notImported, type SentRow, visitorField } from './definition';
import { readDetails } from './details';

const toProperty = ({ propertyType, location }: { propertyType: string; location: string }) =>
  [propertyType, location].filter(Boolean).join(', ');
const propertyLine = { label: 'Property', of: ({ details }: SentRow) => toProperty(readDetails(details)) };
const propertyFact: Fact = { label: 'Property', of: (_value, property) => toProperty(property) };

function visitDayOf({ details }: SentRow): string {
  const { visitOn } = readDetails(details);
  return visitOn && formatDay(visitOn);
}

export const requirementFields = {
  interest: visitorField({
    label: 'Interest',
    of: ({ details }) => readDetails(details).interest,
    place: 8,
    imported: notImported,
    forms: {
      enquiry: z
        .union([z.enum(interests), z.literal('').transform(() => 'general' as const)], {
          error: `Interest must be one of ${interests.join(', ')}`,
        })
        .default('general'),
    },
    fact: {
      label: 'Interest',
      of: (value) => (value in interestNames ? interestNames[value as keyof typeof interestNames] : value),
    },
  }),
  location: visitorField({
    label: 'Location',
    of: ({ details }) => readDetails(details).location,
    place: 10,
    imported: notImported,
    mail: propertyLine,
    fact: propertyFact,
    forms: { callback: z.enum(callbackLocations, { error: 'Location is required' }) },
  }),
  propertyType: visitorField({
    label: 'Property type',
    of: ({ details }) => readDetails(details).propertyType,
    place: 9,
    imported: notImported,
    mail: propertyLine,
    fact: propertyFact,
    forms: { callback: z.enum(propertyTypes, { error: 'Property type is required' }) },
  }),
  /** As 2026-11-30; mostly ''. */
  visitOn: visitorField({
    label: 'Visit',
    of: ({ details }) => readDetails(details).visitOn,
    place: 12,
    imported: notImported,
    forms: {
      // A wrong day must not cost an enquiry.
      enquiry: z
        .string()
        .default('')
        .transform((sent) => (z.iso.date().safeParse(sent).success ? sent : '')),
    },
    mail: { label: 'Visit', of: visitDayOf },
    fact: { label: 'Would like to visit', of: (value) => value && formatLongDay(value) },
  }),
} as const satisfies Record<string, Field>;
