import { expect, it } from 'vitest';
import { registrationFields } from '@/lib/domain/registrations/fields';
import { newUnitType } from '@/lib/domain/unit-types/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { compareProjects } from './comparison';
import { type PublicProject, publicProjectFields } from './fields';

const home = { ...newUnitType, _id: 'a', name: 'Type A' };
const project: PublicProject = {
  ...initialValues(publicProjectFields),
  unitTypes: [],
  status: 'ongoing',
  name: 'Kadal Crest',
  _id: 'one',
  version: 1,
  slug: 'kadal-crest',
  images: [],
  unitCounts: null,
  locationPicture: null,
  createdAt: '',
  updatedAt: '',
};
const crest: PublicProject = {
  ...project,
  unitTypes: [
    {
      ...home,
      bhk: 2,
      carpetArea: 79.2,
      priceFrom: 6_490_000,
      pricedOn: '2026-11-01',
      homeCount: 20,
      freeCount: 9,
    },
    { ...home, bhk: 3, carpetArea: 119.34, homeCount: 18, freeCount: 8, parking: 'One covered' },
  ],
  registrations: [
    { ...initialValues(registrationFields), _id: 'r', number: 'A', completionOn: '2027-12-31' },
  ],
  distances: [
    { place: 'Sea', km: 0.3 },
    { place: 'Hospital', km: 3.4 },
  ],
};
const court: PublicProject = {
  ...project,
  category: 'Commercial',
  unitTypes: [{ ...home, freeCount: 3 }],
  distances: [{ place: 'Hospital', km: 1.1 }],
  amenities: ['Gym'],
};

const read = (projects: PublicProject[]) =>
  compareProjects(projects).map(({ label, values }) =>
    [label, ...values.map(({ text, more }) => (more ? `${text} (${more})` : text))]
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );

it('each question has one answer of each project, in its own words, and an empty one of whoever says nothing', () => {
  expect(read([crest, court])).toEqual([
    'Homes | 2 and 3 BHK | Commercial',
    'Carpet area | 79.20–119.34 sq m (853–1,285 sq ft) | ',
    'Price from | Rs 64.9 lakh (1 Nov 2026) | On request. Call',
    'Ready by (registered date) | 31 December 2027 | ',
    'Built so far | Ongoing | Ongoing',
    'Homes left | 17 of 38 | 3',
    'Parking | One covered | ',
    'Amenities |  | Gym',
    'Hospital | 3.4 km | 1.1 km',
  ]);
});

it('a question that none of them answers is not asked', () => {
  expect(read([court]).map((row) => row.split(' | ')[0])).toEqual([
    'Homes',
    'Price from',
    'Built so far',
    'Homes left',
    'Amenities',
    'Hospital',
  ]);
});
