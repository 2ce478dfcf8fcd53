import { projectsContent } from '../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../support/browser-test';
import { expectNoSidewaysScroll } from '../../support/page-watch';
import { newName } from '../../support/values';

test.use({ reducedMotion: 'reduce' });

// proves: HOME-3
test('nine projects stand under Featured projects, when more than nine are featured', async ({
  page,
  request,
  api,
}) => {
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      api.addProject({ name: `Featured for a while ${n}`, status: 'featured', explore: false }),
    ),
  );
  const names = page.locator('section[aria-labelledby="featured"] h3');
  const featured: { name: string; status: string }[] = await (
    await request.get('/api/projects/featured')
  ).json();
  expect(featured).toHaveLength(9);
  expect(new Set(featured.map(({ status }) => status))).toEqual(new Set(['featured']));
  await page.goto('/');
  expect(await names.allTextContents()).toEqual(featured.map(({ name }) => name));
});

test.describe('more projects than one page holds', () => {
  test.use({ javaScriptEnabled: false });

  // proves: PROJ-9
  test('are shown 24 at a time, and every page of them is reached by links without JavaScript', async ({
    page,
    api,
  }) => {
    const word = newName('Paged').replaceAll(/\W/g, '');
    const names = Array.from({ length: 30 }, (_, n) => `${word} ${n}`);
    await Promise.all(names.map((name) => api.addProject({ name, status: 'completed', explore: false })));
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

// proves: PROJ-4
test('fixed amenities have their own icons, any other the placeholder', async ({ page, api }) => {
  const icons = {
    'Park Area': 'parkarea',
    Gym: 'gym',
    '24x7 Security': '24x7security',
    'Swimming Pool': 'swimmingpool',
    'Children’s Play Area': 'childrensplayarea',
    'Covered Parking': 'coveredparking',
    "CHILDREN'S play area": 'childrensplayarea',
    'Rooftop Deck': 'placeholder',
  };
  const { _id } = await api.addProject({
    name: 'Every amenity',
    status: 'ongoing',
    explore: false,
    amenities: Object.keys(icons),
  });
  await page.goto(`/projects/${_id}`);
  const rows = page.locator('section[aria-labelledby="amenities"] li');
  await expect(rows).toHaveCount(Object.keys(icons).length);
  const drawn = new Set<string>();
  for (const [index, [name, icon]] of Object.entries(icons).entries()) {
    await expect(rows.nth(index)).toHaveText(name);
    await expect(rows.nth(index).locator('svg')).toHaveAttribute('data-icon', icon);
    drawn.add(await rows.nth(index).locator('svg').innerHTML());
  }
  // Seven pictures: six of their own, and the placeholder.
  expect(drawn.size).toBe(7);
  await api.changeProject(_id, { amenities: [] });
  await page.reload();
  await expect(page.locator('section[aria-labelledby="amenities"]')).toContainText('No amenities listed');
});
