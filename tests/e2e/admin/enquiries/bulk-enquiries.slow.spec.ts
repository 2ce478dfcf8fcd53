import { shareSession } from '../../../support/accounts/admin-session';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail, newName, newPhone } from '../../../support/values';

/** Three enquiries with one word in their names, and the inbox with them alone. Their names stand in its order. */
async function openThree(page: Page): Promise<[string, string, string]> {
  const words = newName('Several');
  const names: [string, string, string] = [`${words} C`, `${words} B`, `${words} A`];
  for (const name of names.toReversed()) {
    const answer = await page.request.post('/api/v1/enquiries', {
      data: { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?' },
      headers: { accept: 'application/json' },
    });
    expect(answer.status()).toBe(201);
  }
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(words)}`);
  await expect(tickOf(page, names[0])).toBeVisible();
  return names;
}

const tickOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Tick ${name}` });
const several = (page: Page) => page.getByRole('region', { name: 'Several at once' });
const apply = async (page: Page, choice: string) => {
  await several(page).getByLabel('Action for the selected ones').selectOption(choice);
  await several(page).getByRole('button', { name: 'Apply' }).click();
};

test('several enquiries are ticked, moved by one click and put back, and their lines tell of it', async ({
  page,
}) => {
  const names = await openThree(page);
  const all = page.getByRole('checkbox', { name: 'Select all 3 on this page' });
  await all.check();
  await expect(several(page).getByText('3 ticked')).toBeVisible();
  await tickOf(page, names[1]).uncheck();
  await expect(several(page).getByText('2 ticked')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await apply(page, 'Move to Lost');
  await several(page).getByLabel('Reason for losing').selectOption('Price');
  await several(page).getByRole('button', { name: 'Apply' }).click();
  await expect(several(page).getByText('2 enquiries moved to Lost.')).toBeVisible();
  const shown = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
  await expect(shown).toHaveCount(1);
  await several(page).getByRole('button', { name: 'Undo' }).click();
  await expect(several(page).getByText('2 enquiries restored.')).toBeVisible();
  await expect(shown).toHaveCount(3);
  await shown.filter({ hasText: names[0] }).click();
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  for (const text of ['moved New to Lost', 'gave the reason for losing: Price', 'moved Lost to New'])
    await expect(detail.getByText(text)).toBeVisible();
});

test('a range is ticked by Shift and a click, and by the keyboard alone; one that was changed meanwhile is left, named and still ticked, and takes the change when it is asked again', async ({
  page,
}) => {
  const names = await openThree(page);
  await test.step('a range is ticked by Shift and a click, and by the keyboard alone', async () => {
    await tickOf(page, names[0]).check();
    await tickOf(page, names[2]).click({ modifiers: ['Shift'] });
    for (const name of names) await expect(tickOf(page, name)).toBeChecked();
    await several(page).getByRole('button', { name: 'Clear' }).click();
    for (const name of names) await expect(tickOf(page, name)).not.toBeChecked();
    await tickOf(page, names[0]).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tickOf(page, names[2])).toBeFocused();
    await page.keyboard.press('Shift+Space');
    for (const name of names) await expect(tickOf(page, name)).toBeChecked();
  });
  await test.step('one that was changed meanwhile is left, named and still ticked, and takes the change when it is asked again', async () => {
    const [row] = await querySql('select id from enquiry where name = $1', [names[1]]);
    const headers = { authorization: `Bearer ${await shareSession(page.request)}` };
    const patched = await page.request.patch(`/api/admin/enquiries/${row?.id}`, {
      headers,
      data: { state: 'contacted' },
    });
    expect(patched.status()).toBe(200);
    await apply(page, 'Move to Negotiating');
    await expect(several(page).getByText('2 enquiries moved to Negotiating.')).toBeVisible();
    await expect(several(page).getByRole('listitem')).toContainText(`${names[1]}: You saved this enquiry on`);
    await expect(tickOf(page, names[1])).toBeChecked();
    await expect(tickOf(page, names[0])).not.toBeChecked();
    await apply(page, 'Move to Negotiating');
    await expect(several(page).getByText('1 enquiry moved to Negotiating.')).toBeVisible();
    await expect(several(page).getByRole('listitem')).toHaveCount(0);
  });
});
