import { expect, it } from 'vitest';
import type { Progress } from '@/lib/domain/progress/fields';
import { type Project, projectFields, toPublicProject } from '@/lib/domain/projects/fields';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { drawBrochure } from '@/lib/server/pictures/brochure/draw.mjs';
import { readPdf } from '@/tests/support/browser/pdf-text';
import { naughtyStrings, publicNaughtyStrings } from '@/tests/support/naughty-strings';
import { examplesOf } from '@/tests/support/records/record-examples';
import { toSheet } from './sheet';

const contact = {
  ...settingDefaults.contact,
  ...{ street: [], phoneHref: 'tel:', closedDays: [], brand: 'Tide & Sons', monthsKept: 24 },
};

const progress: Progress = {
  ...{ substructure: 100, superstructure: 40, masonry: 10, finishing: null, internalInfrastructure: null },
  ...{ externalInfrastructure: null, commonAreas: null, amenities: null },
  ...{
    _id: 'one',
    projectId: 'one',
    date: '2026-10-31',
    tower: '',
    sentence: 'Seen.',
    images: [],
    version: 1,
  },
};

it('texts that break programs break no brochure', async () => {
  const texts = [...naughtyStrings, ...publicNaughtyStrings];
  const project = toPublicProject(examplesOf(projectFields) as object as Project);
  const sheet = toSheet({
    project: {
      ...project,
      images: [],
      name: '\ud800<script>\u0000Kadal',
      amenities: texts,
      specifications: texts.map((title) => ({ title, description: [title] })),
    },
    progress: [progress],
    contact,
    url: 'https://tide.example/projects/kadal-crest',
    day: '2026-11-26',
  });
  const pages = readPdf(await drawBrochure({ sheet, photo: null, maxPixels: 1 }));
  expect(pages[0]).toContain('<script>Kadal');
  expect(pages.at(-1)).toContain('Superstructure 40 %');
});
