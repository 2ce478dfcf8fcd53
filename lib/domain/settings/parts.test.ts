import { expect, it } from 'vitest';
import { z } from 'zod';
import { searchDefaults } from '@/lib/content/search-defaults';
import { searchPageNames } from '@/lib/content/search-results';
import { labelOfField } from '@/lib/domain/history/lines';
import {
  findSettingLabel,
  listParts,
  listPartsOn,
  publicParts,
  type SettingPart,
  settingDefaults,
  settingParts,
  settingTable,
  textParts,
} from './schema';
import { tagsOfPart } from './tags';

/** What a form and a conflict ask of the fields of a part; one that is a list has entries alone. */
function listUnlabelled(part: SettingPart): string[] {
  const schema: z.ZodType = settingTable[part].schema;
  const core = schema instanceof z.ZodPipe ? schema.in : schema;
  const names = core instanceof z.ZodObject ? Object.keys(core.shape) : ['0'];
  return names.filter((name) => !findSettingLabel(part, name));
}

it.each(settingParts)('each field of %s has a label, and its own words are such as can be saved', (part) => {
  expect(listUnlabelled(part)).toEqual([]);
  const input: z.ZodType = settingTable[part].input;
  expect(input.safeParse(settingDefaults[part]).success).toBe(true);
});

it('the parts stand on the screen in this order and under these names', () => {
  expect(settingParts.map((part) => `${part}: ${settingTable[part].name}`)).toEqual([
    'contact: Contact',
    'identity: Brand',
    'responder: Contact person',
    'leads: Lead e-mails go to',
    'clock: Response time',
    'answers: Ready answers',
    'home: Home page',
    'story: About',
    'search: Google listing',
    'faqs: FAQ',
    'forms: Forms',
    'retention: Data retention',
    'advertising: Advertising',
    'privacy: Privacy',
    'terms: Terms',
  ]);
});

it('an editor reaches the texts and faces of pages, and an admin every part', () => {
  const ofEditor = ['responder', 'home', 'story', 'search', 'faqs', 'privacy', 'terms'];
  expect(listParts('editor')).toEqual(ofEditor);
  expect(listParts('admin')).toEqual(settingParts);
  expect(listParts('sales')).toEqual([]);
});

it('what reaches the team alone has no drafts and goes into no bundle', () => {
  const internal = settingParts.filter((part) => !publicParts.some((name) => name === part));
  expect(internal).toEqual(['leads', 'clock', 'answers', 'forms', 'retention', 'advertising']);
});

it('the legal texts are told of first, then the others that name facts', () => {
  expect(textParts).toEqual(['privacy', 'terms', 'faqs', 'home', 'story', 'answers']);
});

it('a page of the sitemap has the day of the parts that are its content', () => {
  const pages = ['/', '/about', '/aboutclick', '/faqs', '/contact', '/privacy', '/terms', '/projects'];
  expect(pages.map(listPartsOn)).toEqual([
    ['home'],
    ['story'],
    ['story'],
    ['contact', 'faqs'],
    ['contact', 'responder'],
    ['contact', 'privacy'],
    ['contact', 'terms'],
    [],
  ]);
});

it('a save of the brand expires its pictures, one of advertising what hangs on it, and one of any other part neither', () => {
  expect(tagsOfPart('identity')).toEqual(['settings', 'settings:identity']);
  expect(tagsOfPart('advertising')).toEqual(['settings', 'settings:advertising']);
  for (const part of settingParts.filter((each) => each !== 'identity' && each !== 'advertising'))
    expect(tagsOfPart(part)).toEqual(['settings']);
});

it('a page is called in a conflict and in the history as its own title has it', () => {
  const names = Object.entries(searchDefaults('')).map(([page, { name }]) => [page, name]);
  expect(Object.fromEntries(names)).toEqual(searchPageNames);
});

it('a field is called in the history as its form calls it, and an entry of a list by itself', () => {
  expect(labelOfField('settings', 'pin', 'contact')).toBe('PIN code');
  expect(labelOfField('settings', 'about', 'home')).toBe('Text next to it');
  expect(labelOfField('settings', 'about', 'search')).toBe('About Us');
  expect(labelOfField('settings', 'chapters', 'story')).toBe('Chapters');
  expect(findSettingLabel('story', 'chapters.2.heading')).toBe('Chapter');
  // What is no field of a part: the words that an update has brought.
  expect(labelOfField('settings', 'offered words', 'terms')).toBe('Offered words');
});
