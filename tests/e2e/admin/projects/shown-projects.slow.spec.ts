import { projectsContent } from '../../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { runSql } from '../../../support/database/sql';
import { newName } from '../../../support/values';

test.describe('more projects than one page holds', () => {
  test.use({ javaScriptEnabled: false });

  // proves: PROJ-9
  test('are shown 24 at a time, and every page of them is reached by links without JavaScript', async ({
    page,
    api,
  }) => {
    const word = newName('Paged').replaceAll(/\W/g, '');
    const names = Array.from({ length: 30 }, (_, n) => `${word} ${n}`);
    await runSql(`insert into project (id, name, slug, status, explore, sort_order, updated_at)
      select gen_random_uuid(), '${word} ' || n, lower('${word}-' || n), 'completed', false, 900000 + n, now()
      from generate_series(0, 28) as n`);
    // What was kept of the list meanwhile goes with this one.
    await api.addProject({ name: `${word} 29`, status: 'completed', explore: false });
    try {
      const readNames = () => page.locator('main h2').allTextContents();
      const next = page.getByRole('link', { name: projectsContent.nextPage });
      for (const [path, second] of [
        ['/projects', '/projects/page/2'],
        [`/projects?q=${word}`, `/projects?q=${word}&page=2`],
      ] as const) {
        await page.goto(path);
        const seen = await readNames();
        expect(seen).toHaveLength(24);
        for (let at = 2; (await next.count()) > 0; at += 1) {
          await next.click();
          if (at === 2) await expect(page).toHaveURL(second);
          const more = await readNames();
          expect(more.length).toBeLessThanOrEqual(24);
          seen.push(...more);
        }
        expect(seen).toEqual(expect.arrayContaining(names));
      }
    } finally {
      // The last one goes when the test ends, with what is kept of the list.
      await runSql(`delete from project where name like '${word} %' and name <> '${word} 29'`);
    }
  });
});

/** How far to the right the words reach wherever they are shown, the furthest of each page's places first. */
const findRightEdges = (page: Page, words: string[]) =>
  page.evaluate((shown) => {
    const edges: number[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!shown.some((word) => currentNode.textContent?.includes(word))) continue;
      if (currentNode.parentElement?.closest('.sr-only, noscript, script, option')) continue;
      const range = document.createRange();
      range.selectNode(currentNode);
      edges.push(range.getBoundingClientRect().right);
    }
    return edges.sort((one, other) => other - one);
  }, words);

test('a long word that an admin types is broken: no page cuts it or scrolls sideways at 320 px', {
  tag: '@phone',
}, async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = 'Venkataramanapuram';
  const location = 'Mangaladevinagarthirumalaivasal-Kallianpurasanthekatte';
  const fields = { name, location, price: '1,240 to 2,980', category: 'Residential' };
  const featured = await api.addProject({ ...fields, status: 'featured' });
  await api.addProject({ ...fields, status: 'upcoming', name: `${name} Residency` });
  const director = await api.addDirector(`Balasubramaniam ${name}krishnamurthy`);
  await api.addTestimonial(`${name}krishnamurthyanantapadmanabha`);
  for (const path of [
    '/',
    `/projects/${featured._id}`,
    '/projects',
    '/upcoming-projects',
    '/aboutclick',
    `/board/${director._id}`,
  ]) {
    await page.goto(path);
    expect((await findRightEdges(page, [name])).length).toBeGreaterThan(path === '/' ? 1 : 0);
    await expectNoSidewaysScroll(page);
    const [furthest] = await findRightEdges(page, [name, location]);
    expect(furthest, path).toBeLessThanOrEqual(320);
  }
});
