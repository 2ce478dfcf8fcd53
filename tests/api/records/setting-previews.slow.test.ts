import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, logIn } from '../../support/contract/api';
import { cookieOf, discardDraft, type SavedDraft, saveSettingDraft } from '../../support/records/drafts';
import { keepSettings, readSetting } from '../../support/records/settings';

const word = 'Wexlithe';

let token = '';
let putBack: () => Promise<void>;

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${baseUrl}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  token = await logIn();
  putBack = await keepSettings();
});

afterAll(() => putBack());

describe.sequential('the preview of a part of the settings', () => {
  const pagesOf: [part: string, value: (live: object) => unknown, query: string][] = [
    ['contact', (live) => ({ ...live, address: [`${word} House`] }), ''],
    ['identity', (live) => ({ ...live, tagline: `${word} by the sea` }), ''],
    ['responder', (live) => ({ ...live, name: `${word} Rao` }), ''],
    ['story', () => storyOf('lead'), ''],
    ['story', () => storyOf('statement'), '?page=about'],
    ['search', (live) => ({ ...live, brands: { title: `${word} logos`, description: '' } }), ''],
    ['faqs', () => [{ question: `Where is ${word}?`, answer: ['Call {{phone}}.'] }], ''],
    ['privacy', (live) => ({ ...live, title: `${word} privacy` }), ''],
    ['terms', (live) => ({ ...live, title: `${word} terms` }), ''],
  ];
  const storyOf = (field: string) => ({
    statement: 'Once.',
    lead: 'Once.',
    chapters: [{ heading: 'Once', paragraphs: [] }],
    [field]: `${word} builds.`,
  });

  const previewOf = async ({ recordId, _id }: SavedDraft) => {
    const { text } = await read(`/admin/settings?part=${recordId}`, cookieOf(token));
    return text.match(new RegExp(`/preview/settings\\.${_id}\\.[\\w.-]+`))?.[0] ?? '';
  };

  it.each(pagesOf)('of %s is the page that it would change', async (part, makeValue, query) => {
    const draft = await saveSettingDraft(token, part, makeValue((await readSetting(token, part)).value));
    const link = await previewOf(draft);
    const { status, text } = await read(link + query);
    const [, main = ''] = text.split('<main');
    expect([status, main.includes(word), text.includes('{{')]).toEqual([200, true, false]);
    await discardDraft(token, draft);
    expect((await read(link)).status).toBe(404);
  });

  it('has the header and the footer of its draft: the number of a contact, the name and the colours of a brand', async () => {
    const { value: contact } = await readSetting(token, 'contact');
    const { value: brand } = await readSetting(token, 'identity');
    const phone = '+91 98450 54321';
    const draftOfContact = await saveSettingDraft(token, 'contact', { ...contact, phone });
    const draftOfBrand = await saveSettingDraft(token, 'identity', {
      ...brand,
      name: `${word} Homes`,
      colors: { theme: '#16332b', accent: '#8a5a00' },
    });
    const footerOf = (text: string) => text.match(/<footer id="footer".*?<\/footer>/s)?.[0] ?? '';
    const { text: ofContact } = await read(await previewOf(draftOfContact));
    expect(footerOf(ofContact)).toContain('tel:+919845054321');
    const { text: ofBrand } = await read(await previewOf(draftOfBrand));
    expect(footerOf(ofBrand)).toContain(`${word} Homes`);
    expect(ofBrand.match(/<header class="site-header.*?<\/header>/s)?.[0]).toContain(`${word} Homes`);
    expect(ofBrand).toContain('--color-ink:#16332b');
    expect(ofBrand).toContain(`<title>Preview | ${word} Homes</title>`);
    expect(ofBrand).not.toContain('application/ld+json');
    for (const draft of [draftOfContact, draftOfBrand]) await discardDraft(token, draft);
  });
});
