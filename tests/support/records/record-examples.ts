import type { z } from 'zod';
import {
  choicesOf,
  fieldsOf,
  fieldTypeOf,
  findChildFields,
  textLengthOf,
} from '@/lib/shared/parsing/record-fields';

const registrations = [
  {
    number: 'PRM/KA/RERA/0000/000/PR/000000/000001',
    authority: 'The Authority',
    registeredOn: '2024-02-29',
    completionOn: '2027-12-31',
    extensions: [{ kind: 'section 6', until: '2028-06-30' }],
    towers: 'A, B',
    // The save that says so fills in by whom.
    matchedOn: '',
    matchedBy: '',
    // A document of the project, which a test has not made.
    documentId: '',
  },
];
const unitTypes = [
  {
    name: 'Type A',
    bhk: 2.5,
    carpetArea: 79.2,
    balconyArea: 6.3,
    terraceArea: 12.4,
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
    // A picture that a test has not staged is none.
    plans: [],
  },
];
const papers = [
  {
    kind: 'Building licence',
    authority: 'City Corporation',
    number: 'BL 12/2025',
    state: 'Approved',
    datedOn: '2025-03-14',
    expiresOn: '2030-03-13',
    documentId: '',
  },
];
const litigation = [
  {
    court: 'Civil Judge, Mangaluru',
    number: 'OS 112/2024',
    year: 2024,
    kind: 'Commercial',
    isOverLand: true,
    hasPreventiveOrder: true,
    state: 'Disposed',
  },
];
const charges = [
  {
    name: 'Floor rise',
    basis: 'per floor and sq m of carpet',
    rate: 500.5,
    aboveFloor: 4,
    part: 'agreement value',
    statedOn: '2026-11-01',
    source: 'List of charges',
  },
];
const towers = [{ name: 'Tower A', floors: 16, basements: 2, stilts: 1, slabsCast: 15, height: 58.4 }];
const exemptions = [
  {
    reason: 'at most 8 apartments in all phases',
    sentence: 'This project has six apartments.',
    document: 'Licence BL 7/2026',
    documentId: '',
  },
];
const specifications = [{ title: 'Structure', description: ['RCC frame', 'Block walls'] }];

function textOf(name: string, schema: z.ZodType): string {
  if (schema.meta()?.isDay) return '2026-11-19';
  return schema.meta()?.html ? `<p>Another ${name}</p>` : `Another ${name}`.slice(0, textLengthOf(schema));
}

/** A value of a field that no new record starts with. */
function exampleOf(name: string, schema: z.ZodType): unknown {
  if (name === 'category') return 'Commercial';
  if (name === 'year') return 2012;
  if (name === 'construction') return 'structure';
  if (name === 'visitHours') return [{ days: 'Monday to Saturday', opens: '10:00', closes: '13:00' }];
  if (name === 'visitMinutes') return 60;
  if (name === 'visitsAtOnce') return 3;
  if (name === 'visitDaysOff') return ['2199-12-25'];
  if (name === 'pin') return '12.9141, 74.856';
  if (name === 'distances') return [{ place: 'School', km: 1.1 }];
  if (name === 'specifications') return specifications;
  if (name === 'registrations') return registrations;
  if (name === 'unitTypes') return unitTypes;
  if (name === 'papers') return papers;
  if (name === 'charges') return charges;
  if (name === 'litigation') return litigation;
  if (name === 'towers') return towers;
  if (name === 'exemptions') return exemptions;
  const inner = findChildFields(schema);
  const examples = {
    text: textOf(name, schema),
    choice: choicesOf(schema).at(-1),
    flag: schema.meta()?.initial !== true && name !== 'explore',
    // Different for each field; a share is at most 100, a count of floors at most 200.
    number:
      [...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) %
      (schema.safeParse(99_999).success ? 100_000 : 97),
    texts: [`One ${name}`, `Two ${name}`],
    json: inner && [examplesOf(inner)],
  };
  return examples[fieldTypeOf(schema)];
}

/** A value for each field of a kind. */
export const examplesOf = (fields: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(fields).map(([name, schema]) => [name, exampleOf(name, schema)]));
