import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedNouns } from '@/lib/content/record-kinds';
import { searchPages } from '@/lib/content/search-results';
import type { PublicPart } from '@/lib/domain/settings/schema';
import { settingTable } from '@/lib/domain/settings/schema';
import { type Ask, ask, payload, segment, segmentNames } from '../../support/accounts/page-requests';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { cookieOf, publishDraft, type SavedDraft, saveSettingDraft } from '../../support/records/drafts';
import { keepSettings, readSetting } from '../../support/records/settings';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

/** A word for each part, which nothing else holds, and the pages that show the part. */
const shown: Record<PublicPart, { word: string; paths: string[] }> = {
  contact: { word: 'Oberwick', paths: ['/contact', '/', '/sitemap', '/faqs', '/privacy'] },
  identity: { word: 'Quellmora', paths: ['/', '/projects', '/contact', '/sitemap', '/faqs', '/unavailable'] },
  responder: { word: 'Fennimaru', paths: ['/contact'] },
  home: { word: 'Larkhollow', paths: ['/'] },
  story: { word: 'Merrowgate', paths: ['/about', '/aboutclick'] },
  search: { word: 'Thistledown', paths: ['/', '/projects', '/upcoming-projects', '/brands', '/contact'] },
  faqs: { word: 'Ashenvale', paths: ['/faqs'] },
  privacy: { word: 'Corrimond', paths: ['/privacy'] },
  terms: { word: 'Wintermoor', paths: ['/terms'] },
};
// Its keys are the parts.
const parts = Object.keys(shown) as PublicPart[];

const isLegal = { lead: '', description: '' };
const makeValue = (word: string, live: Record<string, unknown>): Record<PublicPart, unknown> => ({
  contact: { ...live, address: [`${word} House`, 'Beach Road'] },
  // Another letter for the icon, and other colours.
  identity: {
    ...live,
    name: `${word} Homes`,
    shortName: word,
    colors: { theme: '#16332b', accent: '#8a5a00' },
  },
  // Its picture stays.
  responder: { ...live, name: `${word} Rao` },
  home: { statement: `${word} builds.`, about: 'Slowly.' },
  story: {
    statement: `${word} builds.`,
    lead: 'Slowly.',
    chapters: [{ heading: word, paragraphs: ['Once.'] }],
  },
  search: Object.fromEntries(searchPages.map((page) => [page, { title: word, description: `${word} here` }])),
  faqs: [{ question: `Where is ${word}?`, answer: ['Here.'] }],
  privacy: { ...isLegal, title: 'Privacy', sections: [{ heading: word, paragraphs: ['So.'] }] },
  terms: { ...isLegal, title: 'Terms', sections: [{ heading: word, paragraphs: ['So.'] }] },
});

let token = '';
let editorToken = '';
let salesToken = '';
let other: SecondServer;
let putBack: () => Promise<void>;
let drawnBefore: Awaited<ReturnType<typeof readDrawn>> = [];
const drafts = new Map<PublicPart, SavedDraft>();

beforeAll(async () => {
  token = await logIn();
  editorToken = await logIn(await addEditor());
  salesToken = await logIn(await addSalesPerson());
  putBack = await keepSettings();
  other = await startSecondServer();
  drawnBefore = await readDrawn();
  for (const part of parts) {
    const { value } = await readSetting(token, part);
    const { word } = shown[part];
    const draft = await saveSettingDraft(token, part, makeValue(word, { ...value })[part]);
    drafts.set(part, draft);
  }
}, 60_000);

afterAll(async () => {
  await other.stop();
  await putBack();
});

const publicCalls = ['projects/featured', 'about', ...listedNouns];
const others = () => [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/786313login',
  '/unavailable',
  '/no-such-page',
  '/contact/sent',
  '/newsletter/subscribed',
  ...publicCalls.map((name) => `/api/${name}`),
  ...[...drafts.values()].flatMap(({ _id }) => [`/projects/${_id}`, `/preview/${_id}`]),
];

/** The ways to a page, of each of which one answer shows the part once it is published. */
const waysTo = (path: string): [way: string, asks: Ask[]][] => [
  ['its HTML', [{ path }]],
  ['its payload for React', [{ path, headers: payload }]],
  ['its segments that are fetched ahead', segmentNames.map((name) => ({ path, headers: segment(name) }))],
  ['the copy of the other instance', [{ path, from: other.url }]],
];
const isTold = async (asks: Ask[], word: string) =>
  (await Promise.all(asks.map(ask))).some(({ text }) => text.includes(word));

/** Asks on each way to each page of a part, at all pages at once. */
const onEachWay = (part: PublicPart, check: (path: string, way: string, asks: Ask[]) => Promise<void>) =>
  Promise.all(
    shown[part].paths.map(async (path) => {
      for (const [way, asks] of waysTo(path)) await check(path, way, asks);
    }),
  );

const drawn = ['/brand-icon/180', '/brand-icon/192', '/brand-icon/512', '/share/home'];
/** What is drawn of the brand, by its bytes. */
const readDrawn = () =>
  Promise.all(
    drawn.map(async (path) => {
      const answer = await fetch(`${baseUrl}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      return [
        path,
        createHash('sha256')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('hex'),
      ];
    }),
  );
const actionId = (name: string) => builtFunctions.find((built) => built.name === name)?.id ?? '';

describe.sequential('the drafts of the settings', () => {
  it.each(parts)(
    'of %s are shown to the role of the part alone, and live answers are none of them',
    async (part) => {
      const { word } = shown[part];
      const path = `/admin/settings?part=${part}`;
      const isShownTo = async (as: string) => isTold([{ path, headers: cookieOf(as) }], word);
      expect(await Promise.all([token, editorToken, salesToken].map(isShownTo))).toEqual([
        true,
        settingTable[part].role === 'editor',
        false,
      ]);
      expect(await isTold([{ path }], word)).toBe(false);
      expect(JSON.stringify(await readSetting(token, part))).not.toContain(word);

      const { _id } = drafts.get(part) as SavedDraft;
      const read = (as: string) =>
        callAction(actionId('readDraftAction'), ['settings', _id], { token: as, path: '/admin/settings' });
      expect((await read(token)).text).toContain(word);
      expect((await read(editorToken)).text.includes(word)).toBe(settingTable[part].role === 'editor');
      expect((await read(salesToken)).text).not.toContain(word);
    },
  );

  it('tell no word at any other address that is drawn anew', async () => {
    const json = { value: { recipients: [] } };
    expect((await call('PUT', '/api/admin/settings/leads', { token, json })).status).toBe(200);
    for (const path of others()) {
      const { text } = await ask({ path });
      expect([path, parts.filter((part) => text.includes(shown[part].word))]).toEqual([path, []]);
    }
  });

  it('of the brand are drawn on no icon and on no picture for sharing', async () => {
    expect(await readDrawn()).toEqual(drawnBefore);
  });

  it('of an admin alone are in no line of the history for an editor', async () => {
    const linesFor = async (as: string) =>
      JSON.stringify((await call('GET', '/api/admin/history?entity=settings', { token: as })).body);
    expect(await linesFor(token)).toContain('"label":"Contact"');
    expect(await linesFor(editorToken)).not.toContain('"label":"Contact"');
    expect(await linesFor(editorToken)).toContain('"label":"Home page"');
  });
});

describe.sequential.each(parts)('a draft of %s', (part) => {
  const { word } = shown[part];

  it('tells no word of it to a visitor, and tells all once it is published', async () => {
    await onEachWay(part, async (path, way, asks) =>
      expect([path, way, await isTold(asks, word)]).toEqual([path, way, false]),
    );
    await publishDraft(token, drafts.get(part) as SavedDraft);
    // The other instance hears of it by a notification.
    await onEachWay(part, (path, way, asks) =>
      waitFor(async () => expect([path, way, await isTold(asks, word)]).toEqual([path, way, true]), 20_000),
    );
  }, 90_000);
});

it('the published brand is drawn on each icon and on the picture for sharing', async () => {
  const present = await readDrawn();
  expect(present.filter((each, index) => each[1] === drawnBefore[index]?.[1])).toEqual([]);
});
