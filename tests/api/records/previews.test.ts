import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordScreens } from '@/lib/content/record-kinds';
import { baseUrl, logIn } from '../../support/contract/api';
import {
  cookieOf,
  discardDraft,
  publishDraft,
  removeWord,
  type SavedDraft,
  saveDraft,
  saveSettingDraft,
  stagePhoto,
} from '../../support/records/drafts';
import { keepSettings } from '../../support/records/settings';

const word = 'Wexlithe';
const screens = [...recordScreens.map(({ href }) => href), '/admin/settings?part=home'];
const project = { status: 'upcoming', description: `<p>${word} stands here.</p>` };

let token = '';
let drafts: SavedDraft[] = [];
let links: string[] = [];
let putBack: () => Promise<void>;

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${baseUrl}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const statusOf = async (path: string) => (await read(path)).status;

/** As the screens hold them, which the office copies. */
async function readLinks(): Promise<string[]> {
  const pages = await Promise.all(screens.map((path) => read(path, cookieOf(token))));
  const found = pages.flatMap(({ text }) => text.match(/\/preview\/[\w-]+\.[\w.-]+/g) ?? []);
  return drafts.map(({ _id }) => found.find((link) => link.includes(_id)) ?? '');
}

beforeAll(async () => {
  token = await logIn();
  putBack = await keepSettings();
  const named = { name: `Asha ${word}`, position: 'Chair', picture: await stagePhoto(token, 33) };
  const logo = { alt: `${word} tiles`, picture: await stagePhoto(token, 34) };
  const image = { alt: `${word} river`, picture: await stagePhoto(token, 35) };
  drafts = [
    await saveDraft(token, 'project', null, { ...project, name: `${word} Court` }),
    await saveDraft(token, 'director', null, named),
    await saveDraft(token, 'brand', null, logo),
    await saveDraft(token, 'hero-image', null, { ...image, projectId: null }),
    await saveDraft(token, 'testimonial', null, { name: `Uma ${word}`, title: 'Owner', quote: 'Dry.' }),
    await saveSettingDraft(token, 'home', { statement: `${word} builds.`, about: 'Slowly.' }),
  ];
  links = await readLinks();
}, 60_000);

afterAll(async () => {
  await removeWord(token, word);
  await putBack();
});

describe.sequential('the preview of a draft of any kind', () => {
  it('is shown to whoever has its link, is kept by nobody and named to no search engine', async () => {
    for (const path of links)
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const answer = await read(path, headers);
        expect([path, answer.status, answer.text.includes(word)]).toEqual([path, 200, true]);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
        expect(answer.headers.get('x-nextjs-cache')).toBeNull();
      }
  });

  it('says that it is one', async () => {
    for (const path of links) {
      const { text } = await read(path);
      expect(text).toContain('This is a draft. The website does not show it.');
      expect(text).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    }
  });

  it('is not there by a wrong link', async () => {
    const [path = ''] = links;
    const [one, other] = drafts;
    const foreign = path.replace(one?._id ?? '', other?._id ?? '');
    const ofOtherKind = path.replace('/project.', '/director.');
    for (const address of ['/preview/none', `${path}x`, foreign, ofOtherKind, '/preview/%ff'])
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const { status, text } = await read(address, headers);
        expect([address, [400, 404].includes(status), text.includes(word)]).toEqual([address, true, false]);
      }
  });

  it('is there no more once the draft is discarded or published', async () => {
    const [first, ...rest] = drafts as [SavedDraft, ...SavedDraft[]];
    await discardDraft(token, first);
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 200, 200, 200, 200, 200]);
    for (const draft of rest) await publishDraft(token, draft);
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
