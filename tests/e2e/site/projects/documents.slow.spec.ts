import { HtmlValidate } from 'html-validate';
import { forms } from '../../../../lib/content/enquiries/forms';
import { sitePages } from '../../../../lib/content/pages/pages';
import { type APIRequestContext, expect, test } from '../../../support/browser/browser-test';
import { findUnfit, richTypes } from '../../../support/browser/rich-results';
import { findJsonLd, findMistakes } from '../../../support/browser/structured-data';

// The document's standard alone; how it is written down is the framework's.
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'svg-focusable': 'off',
  },
});

let documents: Map<string, string>;

async function readAll(request: APIRequestContext): Promise<Map<string, string>> {
  const projects: { slug: string }[] = await (await request.get('/api/projects')).json();
  const board: { _id: string }[] = await (await request.get('/api/board')).json();
  const paths = [
    ...sitePages.map(({ href }) => href),
    ...Object.values(forms).map(({ answer }) => answer),
    '/no-such-page',
    ...projects.slice(0, 3).map(({ slug }) => `/projects/${slug}`),
    ...board.map(({ _id }) => `/board/${_id}`),
  ];
  const read = new Map<string, string>();
  for (const path of paths) read.set(path, await (await request.get(path)).text());
  return read;
}

test.beforeAll(async ({ request }) => {
  documents = await readAll(request);
});

test('every page is valid HTML', async () => {
  test.slow();
  const found: string[] = [];
  for (const [path, html] of documents) {
    const { results } = await validator.validateString(html, path);
    found.push(
      ...results.flatMap(({ messages }) =>
        messages
          .filter(({ severity }) => severity === 2)
          .map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
      ),
    );
  }
  expect(found).toEqual([]);
});

test('every internal link leads to a page, and every fragment to a place on it', async ({ request }) => {
  test.slow();
  const known = new Map<string, number>();
  const broken: string[] = [];
  for (const [path, html] of documents) {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (href.startsWith('#') && !ids.has(href.slice(1))) broken.push(`${path} → ${href}`);
      if (!href.startsWith('/')) continue;
      if (!known.has(href)) known.set(href, (await request.get(href, { maxRedirects: 0 })).status());
      if (known.get(href) !== 200) broken.push(`${path} → ${href} (${known.get(href)})`);
    }
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(20);
});

test('what search engines are told has the types and properties of schema.org', async () => {
  for (const [path, html] of documents) {
    const data = findJsonLd(html);
    expect(data.flatMap((node) => findMistakes(node)).map((mistake) => `${path}: ${mistake}`)).toEqual([]);
    if (path === '/no-such-page') continue;
    const types = data.map((node) => node['@type']);
    expect(types, path).toContain('RealEstateAgent');
    const isAnswer = Object.values(forms).some(({ answer }) => answer === path);
    if (path !== '/' && !isAnswer) expect(types, path).toContain('BreadcrumbList');
    if (path === '/faqs') expect(types).toContain('FAQPage');
    if (path.startsWith('/board/')) expect(types).toContain('Person');
    if (path.startsWith('/projects/')) expect(types).toContain('RealEstateListing');
  }
});

test('what search engines are told is enough for their rich results', async () => {
  const told = [...documents].flatMap(([path, html]) => findJsonLd(html).map((node) => ({ path, node })));
  expect(told.flatMap(({ path, node }) => findUnfit(node).map((sentence) => `${path}: ${sentence}`))).toEqual(
    [],
  );
  const types = new Set(told.map(({ node }) => node['@type']));
  expect(richTypes.filter((type) => !types.has(type))).toEqual([]);
});
