import { expect, test } from '../../../support/browser/browser-test';

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
