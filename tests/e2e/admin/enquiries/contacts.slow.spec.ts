import fs from 'node:fs';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail, newPhone } from '../../../support/values';

type Sent = { name: string; phone: string; email: string };

/** Sends enquiries one after the other and answers their ids. */
async function sendAll(page: Page, all: Sent[]): Promise<string[]> {
  const ids: string[] = [];
  for (const sent of all) {
    const answer = await page.request.post('/api/v1/enquiries', {
      data: { ...sent, message: 'May we see a flat with three bedrooms on Sunday?' },
      headers: { accept: 'application/json' },
    });
    expect(answer.status()).toBe(201);
    const [row] = await querySql(
      'select id from enquiry where email = $1 and name = $2 order by id desc limit 1',
      [sent.email, sent.name],
    );
    ids.push(String(row?.id));
  }
  return ids;
}

const detailOf = (page: Page) => page.getByRole('region', { name: 'Enquiry', exact: true });

async function openEnquiry(page: Page, id = ''): Promise<void> {
  await signIn(page, `/admin/enquiries/${id}`);
  await untilHydrated(page);
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('a person with two numbers is suggested by the address, joined, and taken apart again', async ({
  page,
}) => {
  const email = newEmail();
  const [, id] = await sendAll(page, [
    { name: 'Sunita Hegde', phone: newPhone(), email },
    { name: 'Sunita R. Hegde', phone: newPhone(), email },
  ]);
  await openEnquiry(page, id);
  const detail = detailOf(page);
  await expect(detail.getByRole('heading', { name: 'Possibly the same person' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await detail.getByRole('button', { name: 'The same person as Sunita Hegde', exact: true }).click();
  await expect(detail.getByText('2 enquiries · first')).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'The same person or not' })).toBeFocused();
  await expect(detail.getByText('merged two contacts')).toBeVisible();
  await detail.getByRole('button', { name: 'Separate from Sunita Hegde' }).click();
  await expect(detail.getByText('1 enquiry ·')).toBeVisible();
  await detail.getByRole('button', { name: 'Not the same person as Sunita Hegde' }).click();
  await expect(detail.getByText('Not the same as')).toBeVisible();
});

test('of a household with one telephone that enquiry alone is erased which the admin stands on, and what is ticked', async ({
  page,
}) => {
  const phone = newPhone();
  const [wife, husband, son] = await sendAll(
    page,
    ['Asha Shetty', 'Ravi Shetty', 'Kiran Shetty'].map((name) => ({ name, phone, email: newEmail() })),
  );
  await openEnquiry(page, wife);
  const history = detailOf(page).getByRole('region', { name: 'All enquiries of this contact' });
  await expect(history.getByText('Enquiry from Ravi Shetty')).toBeVisible();
  await expect(history.getByText('from Asha Shetty')).toHaveCount(0);
  await openMenu(page, 'Erase this person’s data');
  const dialog = page.getByRole('dialog');
  const tick = dialog.getByRole('checkbox', { name: /Ravi Shetty.*Same number, not confirmed/s });
  await expect(tick).not.toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await tick.check();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  const left = await querySql('select id from enquiry where id = any($1)', [[wife, husband, son]]);
  expect(left).toEqual([{ id: son }]);
});

test('a number is confirmed and that is taken back, and the export holds what is ticked', async ({
  page,
}) => {
  const phone = newPhone();
  const [id, other] = await sendAll(
    page,
    ['Asha Shetty', 'Ravi Shetty'].map((name) => ({ name, phone, email: newEmail() })),
  );
  await openEnquiry(page, id);
  const detail = detailOf(page);
  await detail.getByRole('button', { name: 'Confirm the number' }).click();
  const takeBack = detail.getByRole('button', { name: 'Undo: the number is confirmed' });
  await expect(takeBack).toBeFocused();
  await expect(detail.getByText('confirmed the number', { exact: false }).last()).toBeVisible();
  await takeBack.click();
  await expect(detail.getByRole('button', { name: 'Confirm the number' })).toBeVisible();
  await openMenu(page, 'Export this person’s data');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const { enquiries } = JSON.parse(fs.readFileSync(await download.path(), 'utf8')) as {
    enquiries: { id: string }[];
  };
  expect(enquiries.map((each) => each.id)).toEqual([id, other]);
});
