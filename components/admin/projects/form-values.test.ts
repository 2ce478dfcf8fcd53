import { expect, it } from 'vitest';
import { type Project, projectFields } from '@/lib/domain/projects/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { toInput, toValues } from './form-values';

const facts = {
  ...initialValues(projectFields),
  unitTypes: [],
  name: 'Kadal Crest',
  description: '<p>By the sea.</p>',
  category: 'Residential',
  status: 'ongoing',
  location: 'Panambur',
  client: 'Owners',
  price: '1,450',
  explore: true,
  construction: 'structure',
  possession: 'December 2027',
  pin: '12.9141, 74.856',
  distances: [{ place: 'NH-66, Mukka', km: 2 }],
  amenities: ['Gym'],
  specifications: [{ title: 'Structure', description: ['RCC frame'] }],
  searchTitle: 'Homes by the sea',
  searchDescription: 'From 1,200 sqft.',
} satisfies Partial<Project>;

it('a project that is opened and saved stays as it was', () => {
  const project: Project = {
    ...facts,
    _id: 'one',
    slug: 'kadal-crest',
    images: [],
    locationPicture: null,
    version: 1,
    createdAt: '',
    updatedAt: '',
  };
  expect(toInput(toValues(project), [])).toEqual({ ...facts, pictures: [], renewSlug: true });
});

it('a new project says nothing of construction and place', () => {
  expect(toInput(toValues(null), [])).toMatchObject({
    construction: null,
    possession: '',
    registrations: [],
    pin: '',
    distances: [],
  });
});
