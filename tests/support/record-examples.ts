import type { z } from 'zod';
import { choicesOf, fieldsOf, fieldTypeOf } from '@/lib/shared/record-fields';

const registrations = [
  {
    number: 'PRM/KA/RERA/0000/000/PR/000000/000001',
    authority: 'The Authority',
    registeredOn: '2024-02-29',
    completionOn: '2027-12-31',
    extensions: [{ kind: 'section 6', until: '2028-06-30' }],
    towers: 'A, B',
    matchedOn: '2026-11-01',
  },
];
const unitTypes = [
  {
    name: 'Type A',
    bhk: 2.5,
    carpetArea: 79.2,
    balconyArea: 6.3,
    terraceArea: null,
    otherArea: 2.53,
    otherAreaKind: 'Utility balcony',
    landShare: 24.6,
    parking: 'One, covered',
    floors: '1–8',
    priceFrom: 6_490_000,
    priceTo: 7_200_000,
    priceIncludes: 'Base price, without parking',
    pricedOn: '2026-11-01',
    homeCount: 16,
    freeCount: 6,
  },
];
const specifications = [{ title: 'Structure', description: ['RCC frame', 'Block walls'] }];

/** A value of a field that no new record starts with. */
function exampleOf(name: string, schema: z.ZodType): unknown {
  if (name === 'category') return 'Commercial';
  if (name === 'construction') return 'structure';
  if (name === 'pin') return '12.9141, 74.856';
  if (name === 'distances') return [{ place: 'School', km: 1.1 }];
  if (name === 'specifications') return specifications;
  if (name === 'registrations') return registrations;
  if (name === 'unitTypes') return unitTypes;
  const examples = {
    text: schema.meta()?.html ? `<p>Another ${name}</p>` : `Another ${name}`,
    choice: choicesOf(schema).at(-1),
    flag: schema.meta()?.initial !== true && name !== 'explore',
    // Different for each field.
    number: [...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 100_000,
    texts: [`One ${name}`, `Two ${name}`],
    json: undefined,
  };
  return examples[fieldTypeOf(schema)];
}

/** A value for each field of a kind. */
export const examplesOf = (fields: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(fields).map(([name, schema]) => [name, exampleOf(name, schema)]));
