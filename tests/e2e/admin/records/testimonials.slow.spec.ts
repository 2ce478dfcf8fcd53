import { expect, type Page, test } from '../../../support/browser/browser-test';
import { pickUp, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const list = (page: Page) => page.getByRole('region', { name: 'Testimonials List' });

test.describe('on a desktop', () => {
  // proves: ADT-1
  test('a testimonial that names a project which is not handed over says so in form and list, and is saved', async ({
    page,
    api,
  }) => {
    const [name, tower] = [newName('Ivan Pinto'), newName('Coral Tower')];
    const state = { construction: 'structure', possession: 'May 2031' };
    const { _id } = await api.addProject({ name: tower, status: 'ongoing', ...state });
    const note = `${tower} is not handed over: Structural work, possession by May 2031.`;
    await signIn(page, '/admin/testimonials');
    await page.getByLabel('Customer Name').fill(name);
    await page.getByLabel('Title').fill(`Owner at ${tower.toLowerCase()}`);
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
    await page.getByLabel('Quote').fill('Dry through every monsoon.');
    await page.keyboard.press('Control+s');
    const row = list(page).getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(note);
    await expect(page.getByRole('status').filter({ hasText: note })).toHaveCount(0);

    await api.changeProject(_id, { construction: 'handed over' });
    await page.reload();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('is not handed over');
  });

  test('a list that somebody else has changed is not ordered, and comes as it stands', async ({
    page,
    api,
  }) => {
    const [name, newcomer] = [newName('Shabana Begum'), newName('Ravi Shetty')];
    await api.addTestimonial(name);
    await signIn(page, '/admin/testimonials');
    await api.addTestimonial(newcomer);
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${name}, place 1 of`) });
    await pickUp(handle, new RegExp(`^${name} is at position 1 of`));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`^${name} is at position 2 of`))).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(
        'The order was not saved. Somebody else has changed the list meanwhile. The present order is shown.',
      ),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^Move ${newcomer}, place 1 of`) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^Move ${name}, place 2 of`) })).toBeVisible();
  });
});
