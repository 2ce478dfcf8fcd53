import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/shared/parsing/parse';
import { projectCreate, projectFields } from './fields';

const project = { name: 'Kadal Crest', status: 'ongoing' };
const create = (changes: object) => parseInput(projectCreate, { ...project, ...changes });
const refusal = (changes: object) => {
  try {
    create(changes);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('what a family wants to know of a project', () => {
  it('may all be left out', () => {
    expect(create({})).toMatchObject({ construction: null, possession: '', pin: '', distances: [] });
    expect(projectFields.partial().parse({})).toEqual({});
    expect(create({ construction: '' }).construction).toBeNull();
  });

  it('has one of five states of construction', () => {
    expect(create({ construction: 'handed over' }).construction).toBe('handed over');
    expect(refusal({ construction: 'nearly' })).toMatch(/^Construction must be one of planned, /);
  });

  it('has a place in India, from the link of a map or from two numbers', () => {
    expect(create({ pin: 'https://www.google.com/maps/@12.9141,74.8560,17z' }).pin).toBe('12.9141, 74.856');
    expect(refusal({ pin: '74.856, 12.9141' })).toBe('This place is not in India. The latitude comes first.');
    expect(refusal({ pin: 'https://maps.app.goo.gl/abc' })).toMatch(/^Enter latitude and longitude/);
  });

  it('has up to eight distances, each with a place and kilometres', () => {
    const school = { place: 'School', km: 1.1 };
    expect(create({ distances: [school] }).distances).toEqual([school]);
    expect(refusal({ distances: Array.from({ length: 9 }, () => school) })).toBe('At most 8 distances');
    expect(refusal({ distances: [{ place: 'NH-66', km: Number.NaN }] })).toMatch(/^Each line needs a place/);
    expect(refusal({ distances: [{ place: '', km: 2 }] })).toMatch(/^Each line needs a place/);
  });
});

it('words for searches may be left out, and are as long as those of the fixed pages', () => {
  expect(create({})).toMatchObject({ searchTitle: '', searchDescription: '' });
  expect(create({ searchTitle: ' Homes by the sea ' }).searchTitle).toBe('Homes by the sea');
  expect(refusal({ searchTitle: 'a'.repeat(121) })).toBe('At most 120 characters');
  expect(refusal({ searchDescription: 'a'.repeat(401) })).toBe('At most 400 characters');
});
