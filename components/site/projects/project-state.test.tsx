import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PublicProject, projectFields } from '@/lib/domain/projects/fields';
import { registrationFields } from '@/lib/domain/registrations/fields';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { newUnitType } from '@/lib/domain/unit-types/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { FactsRail } from './detail/facts-rail';
import { ProjectCard } from './list/project-card';

const project: PublicProject = {
  ...initialValues(projectFields),
  unitTypes: [],
  _id: 'one',
  slug: 'kadal-crest',
  name: 'Kadal Crest',
  status: 'featured',
  construction: 'structure',
  possession: 'December 2027',
  images: [],
  unitCounts: null,
  locationPicture: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
};
const read = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
const readCard = (changes: Partial<PublicProject>) =>
  read(
    renderToStaticMarkup(
      <ProjectCard
        project={{
          ...project,
          ...changes,
          homes: { bhk: '', carpet: '', priceFrom: null },
          readyBy: '',
          registered: { numbers: [], exempt: [] },
          image: null,
        }}
      />,
    ),
  );
const readRail = (changes: Partial<PublicProject>) =>
  read(
    renderToStaticMarkup(
      <FactsRail
        project={{ ...project, ...changes }}
        progress={[]}
        isOffered
        sections={[]}
        contact={contact}
      />,
    ),
  );
const contact = { ...settingDefaults.contact, street: [], phoneHref: 'tel:', closedDays: [] };
const unsaid = { construction: null, possession: '' } as const;

describe('the card of a project', () => {
  it('has the state of construction where the status stood, and Featured as a mark', () => {
    expect(readCard({})).toContain('|Structural work|Featured|');
    expect(readCard({ status: 'ongoing' })).not.toMatch(/Ongoing|Featured/);
  });

  it('says when it is ready below its name, so that the names of a row stay level', () => {
    expect(readCard({})).toMatch(/Structural work.*Possession by December 2027/);
    expect(readCard({ construction: 'handed over' })).not.toContain('Possession');
  });

  it('has the status where the builder says no more', () => {
    expect(readCard({ ...unsaid, status: 'ongoing' })).toContain('|Ongoing|');
    expect(readCard(unsaid)).toContain('|Featured|');
  });
});

describe('the rail of a project', () => {
  it('says construction and possession', () => {
    expect(readRail({ status: 'ongoing' })).toContain(
      '|Construction|Structural work|Possession by|December 2027|Status|Ongoing|',
    );
  });

  it('leaves out what is not said, and Featured, which is no state', () => {
    expect(readRail(unsaid)).toBe('|Book a visit|Contact Us|');
  });
});

describe('the homes of a project', () => {
  const home = { ...newUnitType, name: 'Type A', bhk: 3, carpetArea: 119.34 };
  const unitTypes = [
    { ...home, priceFrom: 8_800_000 },
    {
      ...home,
      bhk: 2,
      carpetArea: 79.2,
      priceFrom: 6_490_000,
      priceIncludes: 'Base price',
      pricedOn: '2026-11-01',
    },
  ];

  it('stand in the rail with their sizes, the lowest price and what it includes', () => {
    const rail = readRail({ unitTypes }).replaceAll('\u00a0', ' ');
    expect(rail).toContain('|Homes|2 and 3 BHK|');
    expect(rail).toContain('|Carpet area|79.20–119.34 sq m|853–1,285 sq ft|');
    expect(rail).toContain('|Price from|Rs 64.9 lakh|Base price. 1 Nov 2026|');
  });

  it('without a price name the telephone, and print no figure for nothing', () => {
    const rail = readRail({ unitTypes: [{ ...home, bhk: 0, carpetArea: 0, priceFrom: 0 }] });
    expect(rail).toContain(`|Price from|On request. Call |${contact.phone}|`);
    expect(rail).not.toMatch(/BHK|Carpet area|Rs/);
  });

  it('give the day that the Authority has registered', () => {
    const registration = { ...initialValues(registrationFields), number: 'A', completionOn: '2027-12-31' };
    expect(readRail({ registrations: [registration] })).toContain('|Ready by|31 December 2027|As registered');
    expect(readRail({})).not.toContain('Ready by');
  });

  it('stand on the card by their BHK and the lowest price', () => {
    const card = renderToStaticMarkup(
      <ProjectCard
        project={{
          ...project,
          homes: { bhk: '2 and 3 BHK', carpet: '79.20 sq m', priceFrom: 12_500_000 },
          readyBy: '2027-12-31',
          registered: { numbers: ['PRM/KA/RERA/0000/000/PR/000000/000001'], exempt: [] },
          image: null,
        }}
      />,
    );
    expect(read(card).replaceAll('\u00a0', ' ')).toContain('|2 and 3 BHK|from Rs 1.25 crore|');
  });
});
