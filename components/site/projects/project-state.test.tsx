import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Project } from '@/lib/domain/projects/fields';
import { FactsRail } from './facts-rail';
import { ProjectCard } from './project-card';

const project: Project = {
  _id: 'one',
  slug: 'kadal-crest',
  name: 'Kadal Crest',
  description: '',
  category: null,
  status: 'featured',
  location: '',
  client: '',
  price: '',
  explore: true,
  construction: 'structure',
  possession: 'December 2027',
  pin: '',
  distances: [],
  amenities: [],
  specifications: [],
  registrations: [],
  searchTitle: '',
  searchDescription: '',
  images: [],
  locationPicture: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
};
const read = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
const readCard = (changes: Partial<Project>) =>
  read(renderToStaticMarkup(<ProjectCard project={{ ...project, ...changes, image: null }} />));
const readRail = (changes: Partial<Project>) =>
  read(renderToStaticMarkup(<FactsRail project={{ ...project, ...changes }} />));
const unsaid = { construction: null, possession: '' } as const;

describe('the card of a project', () => {
  it('has the state of construction where the status stood, and Featured as a mark', () => {
    expect(readCard({})).toContain('|Structure up, possession by December 2027|Featured|');
    expect(readCard({ status: 'ongoing' })).not.toMatch(/Ongoing|Featured/);
  });

  it('has the status where the builder says no more', () => {
    expect(readCard({ ...unsaid, status: 'ongoing' })).toContain('|Ongoing|');
    expect(readCard(unsaid)).toContain('|Featured|');
  });
});

describe('the rail of a project', () => {
  it('says construction and possession', () => {
    expect(readRail({ status: 'ongoing' })).toContain(
      '|Construction|Structure up|Possession by|December 2027|Status|Ongoing|',
    );
  });

  it('leaves out what is not said, and Featured, which is no state', () => {
    expect(readRail(unsaid)).toBe('|Contact Us|');
  });
});
