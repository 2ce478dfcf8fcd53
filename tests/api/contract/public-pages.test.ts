import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqsContent } from '@/lib/content/pages/faqs';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { site } from '@/lib/content/site';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';
import { expireTags, forgetTags } from '../../support/records/expire-tags';

const readPage = async (address: string) => {
  const answer = await fetch(`${baseUrl}${address}`);
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control'),
    html: await answer.text(),
  };
};

describe('addresses of nothing', () => {
  // proves: PROJ-6, SHELL-6
  it.each([
    [`/projects/${randomUUID()}`, 'Unable to load project details.'],
    ['/projects/no-such-project', 'Unable to load project details.'],
    ['/projects/00000000-0000-0000-0000-000000000000', 'Unable to load project details.'],
    [`/board/${randomUUID()}`, 'Unable to fetch director details.'],
    ['/projects/page/998', 'Page not found'],
    ['/projects/page/999', 'Page not found'],
    ['/projects/page/two', 'Page not found'],
  ])('%s answers 404 with a whole page, each time', async (address, sentence) => {
    for (const _visit of ['first', 'second']) {
      const { status, html } = await readPage(address);
      expect(status).toBe(404);
      expect(html).not.toContain('__next_error__');
      expect(html).toContain(`<title>${sentence} | ${site.name}</title>`);
      for (const part of ['name="robots" content="noindex', 'class="site-header', '<h1', 'id="footer"'])
        expect(html).toContain(part);
    }
  });
});

describe('the end of a page', () => {
  const linksOf = (html: string) =>
    [...(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );

  it('leads on to somebody who can be asked', async () => {
    const [director] = (await call('GET', '/api/board')).body as { _id: string }[];
    const texts = ['/about', '/aboutclick', '/faqs', '/brands', '/privacy', '/terms'];
    for (const address of [...texts, `/board/${director?._id}`]) {
      const { html } = await readPage(address);
      expect(['/contact', '/upcoming-projects'], address).toContain(linksOf(html).at(-1));
    }
  });
});

describe('while the projects and the board cannot be read, and no page that showed them is kept', () => {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  const tables = ['project', 'director'];
  let projectId = '';
  let directorId = '';

  const expireAll = () =>
    expireTags(client, 'projects', `project:${projectId}`, 'board', `director:${directorId}`);

  beforeAll(async () => {
    await client.connect();
    const first = async (list: string) =>
      ((await call('GET', list)).body as { _id: string }[]).at(-1)?._id ?? '';
    projectId = await first('/api/projects');
    directorId = await first('/api/board');
    for (const table of tables) await client.query(`alter table ${table} rename to ${table}_away`);
    await forgetTags(client, 'projects', `project:${projectId}`, 'board', `director:${directorId}`);
  });

  const bringBack = async () => {
    for (const table of tables) await client.query(`alter table if exists ${table}_away rename to ${table}`);
    await expireAll();
  };

  // Also when the tests in between were not run: every later file needs the tables.
  afterAll(async () => {
    await bringBack();
    await client.end();
  });

  // proves: STATE-1, STATE-4
  it('each page stands and says so in its own words, and the answer is not kept', async () => {
    for (const [address, sentence, expected = 200] of [
      ['/', 'Unable to fetch project highlights at this time.'],
      ['/projects', 'Unable to fetch project highlights at this time.'],
      ['/projects/page/2', 'Unable to fetch project highlights at this time.'],
      ['/projects?q=kadal', 'Unable to fetch project highlights at this time.'],
      [`/projects/${projectId}`, 'Unable to load project details.', 500],
      ['/aboutclick', 'Failed to load board members or stats'],
      [`/board/${directorId}`, 'Unable to fetch director details.', 500],
    ] as const) {
      // The news that a tag has expired comes by notification.
      await expect.poll(async () => (await readPage(address)).html, { timeout: 10_000 }).toContain(sentence);
      const { status, html, cacheControl } = await readPage(address);
      // Without what it is about it is no page.
      expect([address, status]).toEqual([address, expected]);
      expect(cacheControl).toContain('no-store');
      for (const part of ['class="site-header', 'id="footer"', 'role="alert"', '<h1']) {
        expect(html, address).toContain(part);
      }
    }
  });

  it('and all is as before when they can be read again', async () => {
    await bringBack();
    for (const address of [
      '/',
      '/projects',
      `/projects/${projectId}`,
      '/aboutclick',
      `/board/${directorId}`,
    ]) {
      const { status, html } = await readPage(address);
      expect(status, address).toBe(200);
      expect(html, address).not.toContain('role="alert"');
    }
  });
});

describe('how the office is reached', () => {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  const phone = '+91 98450 54321';
  const contact = {
    phone,
    email: 'office@example.com',
    address: ['Tower One', 'Udupi'],
    hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
    social: [],
  };
  /** What a browser without JavaScript reads whose enquiry is not complete. */
  const readAnswer = async () => {
    const body = new URLSearchParams({ name: 'Nisha Pai' });
    return (await fetch(`${baseUrl}/api/v1/enquiries`, { method: 'POST', body })).text();
  };

  beforeAll(async () => {
    await client.connect();
    await client.query('delete from setting');
    await client.query(
      `insert into setting (part, value, version, updated_at) values ('contact', $1, 1, now())`,
      [JSON.stringify(contact)],
    );
    await expireTags(client, 'settings');
  });

  afterAll(async () => {
    await client.query('delete from setting');
    await expireTags(client, 'settings');
    await client.end();
  });

  it('stands as it was saved on the contact page and in the answer to a form', async () => {
    await expect.poll(async () => (await readPage('/contact')).html, { timeout: 10_000 }).toContain(phone);
    await expect.poll(readAnswer, { timeout: 10_000 }).toContain('href="tel:+919845054321"');
  });

  it('and who answers stands next to the forms as soon as it is saved, and nobody once it is emptied', async () => {
    const token = await logIn();
    const { body } = await call('POST', '/api/admin/uploads', {
      token,
      form: makeForm({ file: [await makePhoto(77)] }),
    });
    const picture = body as { _id: string; public_id: string };
    const projects = (await call('GET', '/api/projects')).body as { _id: string }[];
    const save = async (value: object) =>
      expect(await call('PUT', '/api/admin/settings/responder', { token, json: { value } })).toMatchObject({
        status: 200,
      });
    const addresses = ['/contact', `/contact?project=${projects[0]?._id}`, `/projects/${projects[0]?._id}`];
    await save({ name: 'Divya Rao', role: 'Homes by the sea', picture: { _id: picture._id } });
    for (const address of addresses) {
      const { html } = await readPage(address);
      for (const part of [
        'Divya Rao will answer within one working day.',
        'Homes by the sea',
        picture.public_id,
      ])
        expect(html, address).toContain(part);
    }
    await save({ name: '', role: '', picture: null });
    for (const address of addresses)
      expect((await readPage(address)).html, address).not.toContain('will answer within one working day.');
  });

  it('and the words of the pages, and what a search shows of them, are as they were saved, else the product’s own', async () => {
    const token = await logIn();
    const save = async (part: string, change: (value: Record<string, unknown>) => object) => {
      const path = `/api/admin/settings/${part}`;
      const { value } = (await call('GET', path, { token })).body as { value: Record<string, unknown> };
      expect(await call('PUT', path, { token, json: { value: change(value) } })).toMatchObject({
        status: 200,
      });
    };
    await save('home', (value) => ({ ...value, statement: 'We build on rock.' }));
    await save('story', () => ({
      statement: 'Three sisters.',
      lead: 'From one quarry.',
      chapters: [{ heading: 'The quarry', paragraphs: ['Laterite & lime.'] }],
    }));
    await save('search', (value) => ({ ...value, faqs: { title: 'Loans & visits', description: '' } }));
    expect((await readPage('/')).html).toMatch(/<h1[^>]*>We build on rock\.<\/h1>/);
    expect((await readPage('/aboutclick')).html).toContain('Three sisters.');
    const story = (await readPage('/about')).html;
    for (const words of ['From one quarry.', 'The quarry', 'Laterite &amp; lime.'])
      expect(story).toContain(words);
    const faqs = (await readPage('/faqs')).html;
    expect(faqs).toContain(`<title>Loans &amp; visits | ${site.name}</title>`);
    expect(faqs).toContain('<meta property="og:title" content="Loans &amp; visits"/>');
    expect(faqs).toContain(
      `<meta name="description" content="${faqsContent.description.replace(placeholderOf('short name'), site.shortName)}"/>`,
    );
  });

  it('stands as the product ships it when it cannot be read and no page is kept, with the form below', async () => {
    await client.query('alter table setting rename to setting_away');
    try {
      await forgetTags(client, 'settings');
      await expect
        .poll(async () => (await readPage('/contact')).html, { timeout: 10_000 })
        .toContain(site.phone);
      const { html, cacheControl } = await readPage('/contact');
      expect(cacheControl).toContain('no-store');
      for (const part of [...site.address, site.email, 'action="/api/v1/enquiries"', 'class="site-header'])
        expect(html).toContain(part);
      await expect.poll(readAnswer, { timeout: 10_000 }).toContain(site.phoneHref);
    } finally {
      await client.query('alter table setting_away rename to setting');
    }
  });

  it('is as it was saved when it can be read again', async () => {
    await expireTags(client, 'settings');
    await expect.poll(async () => (await readPage('/contact')).html, { timeout: 10_000 }).toContain(phone);
  });
});
