import { endedQuarter, nameQuarter, quarterOf } from '../../../../lib/shared/filing/quarters';
import { toDay } from '../../../../lib/shared/time/local-day';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const number = 'PRM/KA/RERA/0000/000/PR/000000/000141';
const second = 'PRM/KA/RERA/0000/000/PR/000000/000142';

test('a quarter is tried, downloaded, marked as filed and opened as it was filed; each registration has its own', async ({
  page,
  api,
}) => {
  const today = toDay(Date.now());
  const [quarter, ended] = [quarterOf(today), endedQuarter(today)];
  const name = newName('Filed');
  const { _id } = await api.addProject({
    ...{ name, status: 'ongoing' },
    registrations: [
      { number, towers: 'East' },
      { number: second, towers: 'West' },
    ],
    towers: [
      { name: 'East', floors: 12 },
      { name: 'West', floors: 15 },
    ],
  });
  await api.addProgress(_id, { date: today, tower: 'East', superstructure: 84 });
  await signIn(page, `/admin/projects?edit=${_id}`);
  await page.getByRole('link', { name: 'Quarterly update (RERA)', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarterly update (RERA)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: nameQuarter(ended) })).toBeVisible();
  await expect(page.getByText('The Authority may have renamed a heading')).toBeVisible();
  await expect(page.getByText('Labour welfare fund')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the files' })).toHaveClass(/bg-terra/);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: nameQuarter(quarter) }).click();
  const trying = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Try the files' }).click();
  expect((await trying).suggestedFilename()).toBe(`filing-${quarter}.zip`);
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toHaveCount(0);

  await page.getByRole('link', { name: nameQuarter(ended) }).click();
  await page.getByRole('button', { name: 'Mark as filed' }).click();
  const dialog = page.getByRole('dialog', { name: `${nameQuarter(ended)} was filed` });
  await dialog.getByLabel('Filed by').fill(' ');
  await dialog.getByRole('button', { name: 'Mark as filed' }).click();
  await expect(dialog.getByText('Who filed it?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Filed by').fill('Meera Shenoy');
  await dialog.getByRole('button', { name: 'Mark as filed' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Filed on .* by Meera Shenoy/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toHaveCount(0);
  await expect(page.getByText('Marked as filed. The files are stored as they are now.')).toBeVisible();
  const opening = page.waitForEvent('download');
  // Not the link in the side column: the toast slides in over that one.
  await page.getByRole('link', { name: `Open ${nameQuarter(ended)} as it was filed` }).click();
  expect((await opening).suggestedFilename()).toBe(`filed-${ended}.zip`);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);

  await page.getByRole('link', { name: 'West', exact: true }).click();
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the files' })).toBeVisible();
});
