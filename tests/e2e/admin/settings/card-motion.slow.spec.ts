import { expect, type Locator, type Page, test } from '../../../support/browser/browser-test';
import { slowMotion } from '../../../support/browser/motion';
import type { AdminApi } from '../../../support/contract/admin-api';
import { signIn } from '../../../support/contract/admin-screens';
import { runSql } from '../../../support/database/sql';
import { newName } from '../../../support/values';

test.use({ reducedMotion: 'no-preference' });
test.beforeEach(({ page }) => slowMotion(page));

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Two directors at the head of the list. */
async function addTwo(api: AdminApi): Promise<[first: string, second: string]> {
  const names: [string, string] = [newName('Wanda'), newName('Xaver')];
  const added: string[] = [];
  for (const name of names) added.push((await api.addDirector(name))._id);
  // A new one numbers those that are there.
  for (const [at, id] of added.entries())
    await runSql(`update director set sort_order = ${at - 10} where id = '${id}'`);
  return names;
}

/** Notes each place at which a card is painted from now on, in its list. */
async function watchPlaces(shown: Locator): Promise<() => Promise<string[]>> {
  const kept = await shown.evaluateHandle((element) => {
    const places: string[] = [];
    const list = element.closest('ul') ?? element;
    const note = () => {
      if (!element.isConnected) return;
      const [outer, { left, top }] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
      const place = `${Math.round(left - outer.left)},${Math.round(top - outer.top)}`;
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(note);
    };
    note();
    return places;
  });
  return () => kept.jsonValue();
}

/** Whether a place was painted between the first and the last of them, along this axis: a leap has none. */
function isGlide(places: string[], axis: 0 | 1): boolean {
  const along = places.map((place) => Number(place.split(',')[axis]));
  const ends = [along[0] ?? 0, along.at(-1) ?? 0];
  return along.some((at) => Math.min(...ends) < at && at < Math.max(...ends));
}

async function deleteCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete director' }).press('Enter');
  await expect(card(page, name)).toHaveCount(0);
}

test('cards glide where another one is taken away and brought back, with the focus where it was, and where one is dropped; with less motion they change their places at once', async ({
  page,
  api,
}) => {
  const [first, second] = await addTwo(api);
  await test.step('cards glide where another one is taken away and brought back, with the focus where it was', async () => {
    await signIn(page, '/admin/board');
    const readPlaces = await watchPlaces(card(page, second));
    const [before] = await readPlaces();
    await deleteCard(page, first);
    // Under the line that brings it back.
    await expect.poll(async () => (await readPlaces()).at(-1)).toMatch(/^0,[1-9]/);
    const gone = await readPlaces();
    expect(isGlide(gone, 0)).toBe(true);
    await expect(page.getByRole('button', { name: `Edit ${second}` })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(card(page, first)).toBeVisible();
    await expect.poll(async () => (await readPlaces()).at(-1)).toBe(before);
    expect(isGlide((await readPlaces()).slice(gone.length - 1), 0)).toBe(true);
    await expect(page.getByRole('button', { name: `Edit ${first}` })).toBeFocused();
  });
  await test.step('with less motion cards change their places at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, '/admin/board');
    const readPlaces = await watchPlaces(card(page, second));
    await deleteCard(page, first);
    await expect.poll(async () => (await readPlaces()).at(-1)).toMatch(/^0,[1-9]/);
    // The line that brings it back has a file of its own, so that its height may come a moment later.
    expect((await readPlaces()).length).toBeLessThanOrEqual(3);
  });
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card(page, first)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('a card that is dropped glides into its place', async () => {
    await signIn(page, '/admin/board');
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${first}, place 1 of`) });
    const from = await handle.boundingBox();
    const to = await card(page, second).boundingBox();
    const start = { x: (from?.x ?? 0) + 8, y: (from?.y ?? 0) + 8 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) * 0.3, start.y + 40, { steps: 10 });
    await expect(page.getByText(new RegExp(`^${first} is at position 2 of`))).toBeAttached();
    const readPlaces = await watchPlaces(card(page, first));
    await page.mouse.up();
    await expect(page.getByRole('button', { name: new RegExp(`^Move ${first}, place 2 of`) })).toBeVisible();
    await expect.poll(async () => (await readPlaces()).at(-1)).toMatch(/^[1-9]\d*,0$/);
    expect(isGlide(await readPlaces(), 0)).toBe(true);
  });
});

test('what stands behind a new one makes way for it in a glide', async ({ page, api }) => {
  const [added, behind] = [newName('Wanda'), newName('Xaver')];
  await api.addTestimonial(behind);
  await signIn(page, '/admin/testimonials');
  const readPlaces = await watchPlaces(
    page.getByRole('listitem').filter({ hasText: behind }).locator('[data-layout]'),
  );
  const [before = ''] = await readPlaces();
  await page.getByLabel('Customer Name').fill(added);
  await page.getByLabel('Title').fill('Owner, Laterite House');
  await page.getByLabel('Quote').fill('They rang us before every slab.');
  await page.keyboard.press('Control+s');
  const row = page.getByRole('listitem').filter({ hasText: added });
  await expect(row.locator('+ li')).toContainText(behind);
  await expect.poll(async () => isGlide(await readPlaces(), 1)).toBe(true);
  const places = (await readPlaces()).map((place) => Number(place.split(',')[1]));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(Number(before.split(',')[1]));
});
