import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { newName } from '../../../support/values';

// The splash and what rises are looked at elsewhere.
test.use({ reducedMotion: 'reduce' });

const unitTypes = [
  { name: 'Type C', bhk: 2, carpetArea: 79.2, priceFrom: 6_494_400, pricedOn: '2026-11-01' },
];
const charges = [
  { name: 'Covered parking', basis: 'per parking place', rate: 400_000, part: 'agreement value' },
];

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a family reckons a home with its charges and taxes, then its instalment, and each answer stays while the other is asked', async ({
    page,
    api,
  }) => {
    const { _id } = await api.addProject({ name: newName('Costs'), status: 'ongoing', unitTypes, charges });
    await page.goto(`/projects/${_id}`);
    await page.getByRole('link', { name: 'Total cost and EMI' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByLabel('Parking places').fill('2');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('row', { name: /Covered parking/ })).toContainText('8,00,000');
    await page.getByLabel('Years').fill('41');
    await page.getByRole('button', { name: 'Show my EMI' }).click();
    await expect(page.getByText('Years: enter a number with at most 2 decimals from 1 to 40.')).toBeVisible();
    await expect(page.getByLabel('Years')).toHaveValue('41');
    await page.getByLabel('Years').fill('20');
    await page.getByRole('button', { name: 'Show my EMI' }).click();
    await expect(page.locator('#instalment-answer')).toContainText('Rs 34,713 a month');
    await expect(page.getByLabel('Parking places')).toHaveValue('2');
    await expectNoSidewaysScroll(page);
  });
});

test('what a home costs is read by whoever cannot see it, with wrong figures too, and a project that is not there has no such page', async ({
  page,
  api,
}) => {
  const { _id } = await api.addProject({ name: newName('Costs'), status: 'ongoing', unitTypes, charges });
  for (const query of ['?loan=4000000&rate=8.5&years=20&area=100&unit=sq+m', '?floor=x&loan=1&area=0']) {
    await page.goto(`/projects/${_id}/costs${query}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  expect((await page.request.get(`/projects/${crypto.randomUUID()}/costs?floor=2`)).status()).toBe(404);
  expect((await page.request.get('/projects/no-such-project/costs')).status()).toBe(404);
});
