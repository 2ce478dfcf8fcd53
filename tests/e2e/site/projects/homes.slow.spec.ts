import { expect, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { newName } from '../../../support/values';

const unitTypes = [
  { name: 'Type A', bhk: 3, carpetArea: 119.34, balconyArea: 12.5, priceFrom: 8_800_000, freeCount: 0 },
  {
    name: 'Type C',
    bhk: 2,
    carpetArea: 79.2,
    otherArea: 2.53,
    otherAreaKind: 'Utility balcony',
    priceFrom: 6_490_000,
    priceIncludes: 'Base price, without parking',
    pricedOn: '2026-11-01',
    homeCount: 16,
    freeCount: 6,
    floors: '1–8',
  },
  { name: 'Penthouse', carpetArea: 240 },
];

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a project says how big its homes are, what they cost and how many are free, with every area by its kind and without a script', async ({
    page,
    api,
  }) => {
    const { _id } = await api.addProject({ name: newName('Homes'), status: 'ongoing', unitTypes });
    await page.goto(`/projects/${_id}`);
    const facts = page.locator('article dl').first();
    await expect(facts).toContainText('2 and 3 BHK');
    await expect(facts).toContainText('79.20–240.00 sq m');
    await expect(facts).toContainText('Rs 64.9 lakh');
    const homes = page.getByRole('region', { name: 'Homes', exact: true });
    const rows = homes.getByRole('listitem');
    await expect(rows.getByRole('heading')).toHaveText(['Type C, 2 BHK', 'Type A, 3 BHK', 'Penthouse']);
    await expect(rows.nth(0)).toContainText('Carpet area79.20 sq m853 sq ft');
    await expect(rows.nth(0)).toContainText('Utility balcony2.53 sq m');
    await expect(rows.nth(0)).toContainText('Base price, without parking. 1 Nov 2026');
    await expect(rows.nth(0)).toContainText('6 of 16 left');
    await expect(rows.nth(1)).toContainText('None left');
    await expect(rows.nth(2)).toContainText('Price on request');
    await expect(rows.nth(2)).not.toContainText(/free|taken/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
});
