import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@/app/api/openapi.json/document';
import { sitePages } from '@/lib/content/pages/pages';
import { listedNouns, type RecordNoun, recordNouns, recordScreens } from '@/lib/content/record-kinds';
import { type Ask, ask, payload, segment, segmentNames } from '../../support/accounts/page-requests';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import {
  act,
  cookieOf,
  publishDraft,
  removeWord,
  type SavedDraft,
  saveDraft,
  stagePhoto,
} from '../../support/records/drafts';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

// Words that nothing else holds, one for the drafts of each kind.
const words = ['Zephyrvane', 'Quillmere', 'Ondaline', 'Tarnwick', 'Harrowmist', 'Wrenfold'];
const [ofProjects = '', ofDirector = '', ofBrand = '', ofTestimonial = '', ofHero = '', ofHandover = ''] =
  words;
const json = { name: 'Open Court', status: 'featured', location: 'Kaup', description: '<p>A river.</p>' };
const projectOf = (name: string, status: string) => ({
  ...json,
  name: `${ofProjects} ${name}`,
  status,
  description: `<p>${ofProjects} stands here, with a jacaranda.</p>`,
});

let token = '';
let salesToken = '';
let editorToken = '';
let other: SecondServer;
/** What is live, with its draft's words nowhere in it. */
let live = { project: '', director: '' };
const drafts: SavedDraft[] = [];
let sharePictures: Buffer[] = [];

const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${baseUrl}${path}`)).arrayBuffer());
const readSharePictures = () =>
  Promise.all([`/share/projects/${live.project}`, `/share/board/${live.director}`].map(bytesOf));
const add = async (path: string, input: { json?: object; form?: FormData }) =>
  ((await call('POST', path, { token, ...input })).body as { _id: string })._id;

beforeAll(async () => {
  token = await logIn();
  salesToken = await logIn(await addSalesPerson());
  editorToken = await logIn(await addEditor());
  other = await startSecondServer();
  live = {
    project: await add('/api/admin/projects', { json }),
    director: await add('/api/admin/board', {
      form: makeForm({ name: 'Asha Pai', position: 'Chair', image: [await makePhoto(31)] }),
    }),
  };
  sharePictures = await readSharePictures();
  const director = { name: `Asha ${ofDirector}`, position: 'Chair', bio: `<p>${ofDirector} reads.</p>` };
  drafts.push(
    await saveDraft(token, 'project', live.project, projectOf('Heights', 'featured')),
    await saveDraft(token, 'project', null, projectOf('Groves', 'upcoming')),
    await saveDraft(token, 'director', live.director, director),
    await saveDraft(token, 'brand', null, {
      picture: await stagePhoto(token, 32),
      alt: `${ofBrand} tiles`,
    }),
    await saveDraft(token, 'hero-image', null, {
      picture: await stagePhoto(token, 35),
      projectId: null,
      alt: `${ofHero} at dawn`,
    }),
    await saveDraft(token, 'testimonial', null, {
      name: `Uma ${ofTestimonial}`,
      title: 'Owner',
      quote: `${ofTestimonial} is dry.`,
    }),
    await saveDraft(token, 'handover', null, { name: `${ofHandover} Court`, place: 'Kaup', year: 2012 }),
  );
}, 60_000);

afterAll(async () => {
  await other.stop();
  for (const word of words) await removeWord(token, word);
});

const listCalls = [...listedNouns.map((noun) => `/api/${noun}`), '/api/projects/featured', '/api/admin/hero'];
const otherCalls = calls
  .filter(({ access, method, path }) => access === 'public' && method === 'get' && !path.includes('{'))
  .map(({ path }) => path)
  .filter((path) => !listCalls.includes(path));

const ownPages = () => [`/projects/${live.project}`, `/board/${live.director}`];
const pages = () => [
  ...sitePages
    .filter(({ shows = [] }) => shows.some((source) => recordNouns.includes(source as RecordNoun)))
    .map(({ href }) => href),
  ...ownPages(),
];
const draftIds = () => drafts.map(({ _id }) => _id);

/** A way in: its addresses in groups, of each of which one shows the words at the latest once the drafts are published. */
type Way = [name: string, groups: () => Ask[][], unlisted?: () => Ask[]];
const each = (paths: string[], more: Omit<Ask, 'path'> = {}) => paths.map((path) => [{ path, ...more }]);

const ways: Way[] = [
  ['the HTML of the pages', () => each(pages())],
  ['the public calls', () => each(listCalls), () => otherCalls.map((path) => ({ path }))],
  ['the payloads of React', () => each(pages(), { headers: payload })],
  [
    'the segments that are fetched ahead',
    () => pages().map((path) => segmentNames.map((name) => ({ path, headers: segment(name) }))),
  ],
  [
    'the search, and what it proposes',
    () => each(['/projects?q=jacaranda', '/projects?q=Zephirvan', '/projects?status=upcoming']),
  ],
  [
    'a call by its id',
    () => each([`/api/projects/${live.project}`, `/api/board/${live.director}`]),
    () => draftIds().flatMap((id) => recordNouns.map((noun) => ({ path: `/api/${noun}/${id}` }))),
  ],
  [
    'the addresses that lead to it',
    () => each([`/contact?project=${live.project}`]),
    () =>
      draftIds().flatMap((id) =>
        ['/projects/', '/board/', '/contact?project=', '/share/projects/', '/share/board/', '/share/qr/'].map(
          (path) => ({ path: path + id }),
        ),
      ),
  ],
  ['the pages that the other instance keeps', () => each(pages(), { from: 'other' })],
];

const asked = (list: Ask[]) =>
  Promise.all(
    list.map(async (one) => {
      const { status, text } = await ask({ ...one, from: one.from ? other.url : baseUrl });
      return { one, status, text };
    }),
  );
const isTold = (text: string, of = words) => of.some((word) => text.includes(word));

describe.sequential('a draft of any kind', () => {
  it.each(ways)('shows no word in %s', async (_name, groups, unlisted = () => []) => {
    const answers = await asked([...groups().flat(), ...unlisted()]);
    expect(answers.length).toBeGreaterThan(0);
    for (const { one, text } of answers) expect([one, isTold(text)]).toEqual([one, false]);
  });

  it('shows no word in structured data and share tags, nor changes the pictures of shared links', async () => {
    for (const { text } of await asked(ownPages().map((path) => ({ path })))) {
      expect(text).toContain('application/ld+json');
      expect(text).toMatch(/<meta property="og:title" content="(Open Court|Asha Pai)/);
      expect(isTold(text)).toBe(false);
    }
    expect((await readSharePictures()).every((bytes, at) => bytes.equals(sharePictures[at] as Buffer))).toBe(
      true,
    );
  });

  it('has no address in the sitemap', async () => {
    const { text } = await ask({ path: '/sitemap.xml' });
    const [row] = await querySql('select slug from project where id = $1', [live.project]);
    expect(text).toContain(`/projects/${row?.slug}<`);
    expect(draftIds().filter((id) => text.includes(id))).toEqual([]);
  });

  it('is told of to sales by neither the history nor a screen, which show it to an admin and an editor', async () => {
    const screens = ['/admin/history', ...recordScreens.map(({ href }) => href)];
    const sources = [
      { path: '/api/admin/history', headersOf: (as: string) => ({ authorization: `Bearer ${as}` }) },
      ...screens.map((path) => ({ path, headersOf: cookieOf })),
    ];
    for (const { path, headersOf } of sources) {
      for (const as of [token, editorToken])
        expect([path, isTold((await ask({ path, headers: headersOf(as) })).text)]).toEqual([path, true]);
      for (const headers of [headersOf(salesToken), {}])
        expect([path, isTold((await ask({ path, headers })).text)]).toEqual([path, false]);
    }
  });

  it('is in no call of the specification to an admin either, which count live records', async () => {
    for (const path of ['/api/admin/projects', '/api/admin/board', '/api/admin/brands']) {
      const text = JSON.stringify((await call('GET', path, { token })).body);
      expect([path, isTold(text)]).toEqual([path, false]);
    }
  });
});

describe.sequential('what was published', () => {
  beforeAll(async () => {
    for (const draft of drafts) await publishDraft(token, draft);
  });

  it.each(ways)('shows in %s at once, so that a draft would show there', async (_name, groups) => {
    // The other instance hears of it by a notification.
    for (const group of groups())
      await waitFor(async () => {
        const answers = await asked(group);
        const isShown = answers.some(({ text }) => isTold(text));
        const statuses = answers.map(({ status }) => status);
        expect({ group, statuses, isShown }).toMatchObject({ isShown: true });
      }, 20_000);
  });

  it('changes the pictures of shared links, and stands in the sitemap', async () => {
    expect((await readSharePictures()).some((bytes, at) => bytes.equals(sharePictures[at] as Buffer))).toBe(
      false,
    );
    const [row] = await querySql('select slug from project where name = $1', [`${ofProjects} Groves`]);
    expect((await ask({ path: '/sitemap.xml' })).text).toContain(`/projects/${row?.slug}<`);
  });
});

describe.sequential('a hidden project', () => {
  const ids: string[] = [];
  const readAll = async () => {
    const all = ways.flatMap(([, groups, unlisted = () => []]) => [...groups().flat(), ...unlisted()]);
    const own = ids.flatMap((id) => [`/projects/${id}`, `/api/projects/${id}`, `/share/projects/${id}`]);
    const answers = await asked([
      ...all,
      { path: '/sitemap.xml' },
      ...own.flatMap((path) => [{ path }, { path, from: 'other' }]),
    ]);
    return answers.map(({ one, status, text }) => ({
      one,
      status,
      isShown: isTold(text, [ofProjects]) || ids.some((id) => !one.path.includes(id) && text.includes(id)),
    }));
  };

  beforeAll(async () => {
    const rows = await querySql('select id from project where name like $1', [`${ofProjects}%`]);
    ids.push(...rows.map(({ id }) => String(id)));
  });

  it('is as absent as one in the bin from every way in, at the next request and on both instances, and is back as fast', async () => {
    const hide = async (isHidden: boolean) => {
      for (const id of ids) await act(token, 'setProjectHiddenAction', id, isHidden);
    };
    await hide(true);
    const hidden = await readAll();
    for (const { one, isShown } of hidden) expect([one, isShown]).toEqual([one, false]);
    await hide(false);
    for (const from of [baseUrl, other.url])
      for (const id of ids)
        expect(isTold((await ask({ path: `/projects/${id}`, from })).text, [ofProjects])).toBe(true);
    for (const id of ids) await call('DELETE', `/api/admin/projects/${id}`, { token });
    expect(await readAll()).toEqual(hidden);
  });
});
