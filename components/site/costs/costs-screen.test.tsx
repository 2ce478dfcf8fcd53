import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chargeFields } from '@/lib/domain/charges/fields';
import { paperFields } from '@/lib/domain/papers/fields';
import { type PublicProject, projectFields } from '@/lib/domain/projects/fields';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { newUnitType } from '@/lib/domain/unit-types/fields';
import { readCostQuery } from '@/lib/shared/costs/costs-query';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { CostsScreen } from './costs-screen';

const home = { ...newUnitType, pricedOn: '2026-11-01' };
const project: PublicProject = {
  ...initialValues(projectFields),
  _id: 'one',
  slug: 'kadal-crest',
  name: 'Kadal Crest',
  unitTypes: [
    { ...home, _id: 'a', name: 'Type A', bhk: 3, carpetArea: 119.34, priceFrom: 10_850_000 },
    { ...home, _id: 'c', name: 'Type C', bhk: 2, carpetArea: 79.2, priceFrom: 6_494_400 },
    { ...home, _id: 'p', name: 'Penthouse', carpetArea: 240 },
  ],
  charges: [
    {
      ...initialValues(chargeFields),
      name: 'Floor rise',
      basis: 'per floor and sq m of carpet',
      rate: 500,
      aboveFloor: 4,
      part: 'agreement value',
      statedOn: '2026-11-01',
    },
  ],
  images: [],
  unitCounts: null,
  locationPicture: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
};
const contact = { ...settingDefaults.contact, street: [], phoneHref: 'tel:', closedDays: [] };
const draw = (query: Record<string, string>, changes: Partial<PublicProject> = {}) =>
  renderToStaticMarkup(
    <CostsScreen project={{ ...project, ...changes }} query={readCostQuery(query)} contact={contact} />,
  );
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ');
const readErrors = (html: string) =>
  [...html.matchAll(/id="costs-(\w+)-error"[^>]*>([^<]*)/g)].map(([, key, text]) => [key, text]);

describe('what a home costs', () => {
  it('begins with the smallest home that has a price, and has each line with its rate, date and source', () => {
    const page = read(draw({}));
    expect(page).toContain('|Base price|79.20 sq m carpet|1 Nov 2026, Price list|64,94,400|');
    expect(page).toContain('|Stamp duty|5 % of the agreement value|31 Aug 2025, Karnataka|3,24,720|');
    expect(page).not.toContain('Floor rise|');
    expect(page).not.toContain('Penthouse');
  });

  it('is reckoned for the home and the floor that were chosen', () => {
    const page = read(draw({ home: 'a', floor: '6', parking: '0' }));
    expect(page).toContain(
      '|Floor rise|2 floors above floor 4, 500 per sq m each|1 Nov 2026, Price list|1,19,340|',
    );
    expect(page).toContain('|Agreement value|1,09,69,340|');
  });

  it('says at each field what is wrong, keeps what was typed, and reckons nothing', () => {
    const html = draw({ home: 'x', floor: '201', parking: '"><b>' });
    expect(readErrors(html)).toEqual([
      ['home', 'Choose one of these homes.'],
      ['floor', 'Floor: enter a whole number from 0 to 200.'],
      ['parking', 'Parking places: enter a whole number from 0 to 10.'],
    ]);
    expect(html).toContain('aria-describedby="costs-floor-error"');
    expect(html).toContain('value="201"');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('Agreement value');
  });

  it('has no GST once the completion certificate is there', () => {
    const papers = [
      { ...initialValues(paperFields), kind: 'completion certificate', state: 'Approved' as const },
    ];
    expect(read(draw({}))).toContain('|GST|5 %');
    expect(read(draw({}, { papers }))).not.toContain('|GST|');
  });

  it('is told by telephone where no home has a price, beside the other two forms', () => {
    const page = read(draw({}, { unitTypes: [] }));
    expect(page).toContain(contact.phone);
    expect(page).toContain('Monthly instalment (EMI)');
    expect(page).not.toContain('Total');
  });
});

describe('the instalment and the converter', () => {
  it('answer when they are asked, and keep what the other forms hold', () => {
    expect(draw({})).not.toContain('<output');
    const html = draw({
      floor: '6',
      loan: '40,00,000',
      rate: '8.5',
      years: '20',
      area: '113.04',
      unit: 'sq m',
    });
    const page = read(html);
    expect(page).toContain(
      '|Rs 34,713 a month|You pay Rs 83,31,103 over 20 years, of which Rs 43,31,103 is interest.|',
    );
    expect(page).toContain('|1,217 sq ft|');
    expect(html.match(/type="hidden" name="floor" value="6"/g)).toHaveLength(2);
  });

  it('refuse what is out of bounds at the field', () => {
    const html = draw({ loan: '1', rate: '31', years: '20', area: '-5', unit: 'acre' });
    expect(readErrors(html).map(([key]) => key)).toEqual(['loan', 'rate', 'area', 'unit']);
    expect(html).not.toContain('<output');
  });
});
