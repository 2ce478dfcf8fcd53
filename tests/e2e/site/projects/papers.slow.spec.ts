import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { newName } from '../../../support/values';

// The splash and what rises are looked at elsewhere.
test.use({ reducedMotion: 'reduce' });

const papers = [
  { kind: 'Occupancy certificate', authority: 'City Corporation' },
  { kind: 'Electricity', authority: 'MESCOM', state: 'Applied', datedOn: '2026-08-28' },
  {
    kind: 'Building licence',
    authority: 'City Corporation',
    number: 'BL 12',
    state: 'Approved',
    datedOn: '2025-03-14',
    expiresOn: '2030-03-13',
  },
];

test('a project says which papers it has and which it has asked for: those that are approved first, each with its state in a word; without papers it has no heading for them', async ({
  page,
  api,
}) => {
  await test.step('a project says which papers it has, and which it has asked for: those that are approved first, each with its state in a word', async () => {
    const { _id } = await api.addProject({ name: newName('Papers'), status: 'ongoing', papers });
    await page.goto(`/projects/${_id}`);
    const section = page.getByRole('region', { name: 'Papers', exact: true });
    await expect(section).toContainText('1 approved, 1 applied for, 1 not yet applied for.');
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveText([
      /Building licence.*City Corporation, BL 12.*Approved.*14 Mar 2025, valid until 13 Mar 2030/,
      /Electricity.*MESCOM.*Applied.*28 Aug 2026/,
      /Occupancy certificate.*City Corporation.*Not yet applied for/,
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
  await test.step('a project without papers has no heading for them', async () => {
    const { _id } = await api.addProject({ name: newName('Papers'), status: 'ongoing' });
    await page.goto(`/projects/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Papers', exact: true })).toHaveCount(0);
  });
});
