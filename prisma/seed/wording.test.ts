import { expect, it } from 'vitest';
import { listSettingTexts } from '@/lib/domain/settings/parts/checked-texts';
import { settingDefaults, settingParts, settingTable } from '@/lib/domain/settings/schema';
import { listTexts } from '@/lib/shared/settings/texts';
import { findWording } from '@/lib/shared/wording/find-wording';
import { demoDirectors } from './board';
import { demoAlts } from './media-alts';
import { demoProgress } from './progress';
import { demoProjects, toSpecifications } from './projects';
import { demoHomes } from './projects/homes';
import { demoTestimonials } from './testimonials';

const content = import.meta.glob<Record<string, unknown>>(
  ['/lib/content/**/*.ts', '!/lib/content/**/*.test.ts', '/lib/shared/pictures/illustrations.ts'],
  {
    eager: true,
  },
);
/** Words that are looked for, and stand on no page. */
const isLookedFor = (file: string) => file.endsWith('/search-words.ts');

const hits = (name: string, text: string) =>
  findWording(text).map(({ rule, sentence }) => `${name}: ${rule}: ${sentence}`);
const hitsOf = (name: string, value: unknown) => listTexts(value).flatMap(({ text }) => hits(name, text));

it('the demo says nothing that a rule speaks against', () => {
  const found = demoProjects.flatMap((project) => [
    ...hits(project.name, project.name),
    ...project.paragraphs.flatMap((paragraph) => hits(project.name, paragraph)),
    ...hitsOf(project.name, toSpecifications(project)),
  ]);
  const others = { demoAlts, demoDirectors, demoProgress, demoTestimonials, demoHomes };
  for (const [name, value] of Object.entries(others)) found.push(...hitsOf(name, value));
  expect(found).toEqual([]);
});

it('the product’s own texts say nothing that a rule speaks against: what the settings begin with, and what the pages say beside', () => {
  // The specification fixes none of the words that a rule looks for: nothing is kept here.
  const found = settingParts.flatMap((part) =>
    listSettingTexts(settingTable[part], settingDefaults[part]).flatMap(({ text }) => hits(part, text)),
  );
  for (const [file, values] of Object.entries(content))
    if (!isLookedFor(file)) found.push(...hitsOf(file, { ...values }));
  expect(Object.keys(content).length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
