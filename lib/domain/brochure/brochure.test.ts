import { beforeAll, describe, expect, it } from 'vitest';
import type { Progress } from '@/lib/domain/progress/fields';
import {
  type Project,
  type PublicProject,
  projectFields,
  toPublicProject,
} from '@/lib/domain/projects/fields';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { newUnitType, type UnitType } from '@/lib/domain/unit-types/fields';
import { drawBrochure } from '@/lib/server/pictures/brochure/draw.mjs';
import { readPdf } from '@/tests/support/browser/pdf-text';
import { makeJpeg } from '@/tests/support/records/picture';
import { examplesOf } from '@/tests/support/records/record-examples';
import { toSheet } from './sheet';

const contact = {
  ...settingDefaults.contact,
  street: [],
  phoneHref: 'tel:',
  closedDays: [],
  brand: 'Tide & Sons',
  monthsKept: 24,
};

const home = (name: string, bhk: number, more: Partial<UnitType>): UnitType => ({
  ...newUnitType,
  _id: name,
  name,
  bhk,
  ...more,
});

const example = toPublicProject(examplesOf(projectFields) as object as Project);

const crest: PublicProject = {
  ...example,
  name: 'Kadal Crest',
  slug: 'kadal-crest',
  location: 'Panambur, Mangalore',
  client: 'A client of the office',
  images: [],
  exemptions: [],
  unitTypes: [
    home('Type A', 2, {
      carpetArea: 62.5,
      balconyArea: 6.3,
      otherArea: 4.1,
      otherAreaKind: 'Utility balcony',
      priceFrom: 6_490_000,
      priceIncludes: 'Base price, without parking',
      pricedOn: '2026-11-01',
    }),
    // The page says no price to which there is no beginning.
    home('Type B', 3, { carpetArea: 79.2, priceTo: 9_876_000 }),
    ...[3, 4, 5, 6].map((at) => home(`Type ${at}`, 3, { carpetArea: 100 + at })),
  ],
  papers: Array.from({ length: 12 }, (_, at) => ({
    _id: `paper ${at}`,
    kind: `Paper ${at}`,
    authority: 'City Corporation',
    number: `BL ${at}/2025`,
    state: at < 7 ? 'Approved' : 'Applied',
    datedOn: '2025-03-14',
    expiresOn: '',
    documentId: '',
  })),
};

const work = {
  ...{ substructure: 100, superstructure: 40, masonry: 10, finishing: null, internalInfrastructure: null },
  ...{ externalInfrastructure: null, commonAreas: null, amenities: null },
};
const progress: Progress[] = ['2026-10-31', '2026-07-31'].map((date) => ({
  ...work,
  _id: date,
  projectId: 'one',
  date,
  tower: '',
  sentence: `Seen on ${date}.`,
  images: [],
  version: 1,
}));

const make = (project: PublicProject, bytes: Buffer | null = null): Promise<Buffer> =>
  drawBrochure({
    sheet: toSheet({
      project,
      progress,
      contact,
      url: 'https://tide.example/projects/kadal-crest',
      day: '2026-11-26',
    }),
    photo: bytes && { bytes, focal: { x: 0.5, y: 0.5 }, alt: 'Seen from the sea' },
    maxPixels: 50_000_000,
  });

describe('the brochure of a project', () => {
  let pdf: Buffer;
  let pages: string[];
  let text: string;

  beforeAll(async () => {
    pdf = await make(crest, await makeJpeg(1, 1600, 1000));
    pages = readPdf(pdf);
    text = pages.join(' ');
  });

  it('is a PDF of two to four A4 pages, each with its number and the day, with a title, a language and a picture as JPEG', () => {
    const bytes = pdf.toString('latin1');
    expect(bytes.slice(0, 8)).toBe('%PDF-1.7');
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(bytes.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(pages.length);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / ${pages.length}`);
      expect(page).toContain('Created on 26 November 2026 from https://tide.example/projects/kadal-crest');
    }
    for (const part of ['/Lang (en-IN)', '(Kadal Crest: brochure)', '/Marked true', '/DCTDecode'])
      expect(bytes).toContain(part);
  });

  it('says whose it is, where it is, its registration with its date, and each home with its areas and price', () => {
    for (const part of [
      'Tide & Sons',
      contact.phone,
      'Kadal Crest',
      'Panambur, Mangalore',
      'A, B: PRM/KA/RERA/0000/000/PR/000000/000001, rera.karnataka.gov.in',
      'Registered completion date: 31 December 2027. Extended until 30 June 2028',
      'Type A, 2 BHK',
      'Carpet area 62.50 sq m (673 sq ft)',
      'Exclusive balcony 6.30 sq m (68 sq ft)',
      'Utility balcony 4.10 sq m (44 sq ft)',
      'from Rs 64.9 lakh',
      'Base price, without parking. 1 Nov 2026',
      'Carpet area 79.20 sq m (853 sq ft)',
      'Price on request',
      ...[103, 104, 105, 106].map((metres) => `Carpet area ${metres}.00 sq m`),
      'BL 11/2025',
      'Approved',
      '31 October 2026. Seen on 2026-10-31.',
      'Superstructure 40 %',
    ])
      expect(text).toContain(part);
  });

  it('says nothing that the page does not: no client, no price without a beginning, no older progress', () => {
    expect(text).not.toContain('A client of the office');
    expect(text).not.toMatch(/98\.76|9876000|98,76,000/);
    expect(text).not.toContain('Seen on 2026-07-31');
  });

  it('is the same file all day long while its record is the same', async () => {
    expect((await make(crest)).equals(await make(crest))).toBe(true);
  });
});

it('why there is no number stands in its place', async () => {
  const text = readPdf(await make({ ...crest, registrations: [], exemptions: example.exemptions })).join(' ');
  expect(text).toContain('Not required to register under RERA: this project has six apartments.');
  expect(text).toContain('Document: Licence BL 7/2026');
  expect(text).not.toContain('rera.karnataka.gov.in');
});

it('what the faces cannot draw is left out, and the rest is there, whichever the script and however long the texts', async () => {
  const kannada = 'ಕಡಲು ಕ್ರೆಸ್ಟ್';
  const [first] = readPdf(await make({ ...crest, name: kannada, location: `${kannada} Kaup` }));
  expect(first).toContain('Kaup A, B: PRM/KA/RERA');
  const long = '§'.repeat(500);
  const pdf = await make({
    ...crest,
    name: 'A & <b>',
    amenities: Array.from({ length: 60 }, (_, at) => `Amenity ${at} ${'y'.repeat(60)}`),
    specifications: [{ title: 'Structure', description: Array.from({ length: 50 }, () => long) }],
  });
  const pages = readPdf(pdf);
  expect(pages.join(' ').replaceAll(/[^§]/g, '')).toHaveLength(50 * 500);
  expect(pages.at(-1)).toContain('Superstructure 40 %');
  const [title] = /<dc:title>[\s\S]*<\/dc:title>/.exec(pdf.toString('latin1')) ?? [];
  expect(title).toContain('>A and b: brochure<');
});

it('a project that says nothing has a page all the same', async () => {
  const nothing = {
    ...crest,
    ...{ unitTypes: [], papers: [], registrations: [], amenities: [], specifications: [], towers: [] },
    ...{ category: null, price: '', possession: '', construction: null },
  };
  const pages = readPdf(await make(nothing));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Kadal Crest');
});
