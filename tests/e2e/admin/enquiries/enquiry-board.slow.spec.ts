import { randomUUID } from 'node:crypto';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newName, newPhone } from '../../../support/values';

/** Enquiries of somebody of their own, so that the board of that person has them alone. Answers the address of that board. */
async function addBoard(cards: [name: string, state: string][]): Promise<string> {
  const { email } = await addSalesPerson();
  const [owner] = await querySql('select id from "user" where email = $1', [email]);
  for (const [name, state] of cards)
    await querySql(
      `insert into enquiry (id, kind, request_key, name, email, phone_e164, contact_id, state,
         assignee_id, retain_until, updated_at)
       values ($1, 'enquiry', $1, $2, '', $3, $1, $4::enquiry_state, $5, now() + interval '1 year', now())`,
      [randomUUID(), name, `+91${newPhone()}`, state, owner?.id],
    );
  return `/admin/enquiries/board?assignee=${owner?.id}`;
}

const stage = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const card = (page: Page, stageName: string, name: string) =>
  stage(page, stageName).getByRole('listitem').filter({ hasText: name });
const stateOf = async (name: string) =>
  (await querySql('select state::text, outcome from enquiry where name = $1', [name]))[0];

test('a card is moved by the keys of its handle, put back by Escape, and what is said of it stands in the bar; what somebody else has moved meanwhile is refused in its card', async ({
  page,
}) => {
  await test.step('a card is moved by the keys of its handle, put back by Escape, and what is said of it stands in the bar', async () => {
    const name = newName('Ananya');
    await signIn(page, await addBoard([[name, 'new']]));
    const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
    const bar = page.getByRole('status').filter({ hasText: name });
    await handle.press('Enter');
    for (const _step of [1, 2]) await page.keyboard.press('ArrowRight');
    await expect(bar).toHaveText(`Moving ${name} from New to Site visit, 3 of 6`);
    await expect(card(page, 'Site visit', name)).toBeVisible();
    // Until it is put there it counts where it was.
    await expect(stage(page, 'New')).toHaveAccessibleName(/New 1/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveText(`${name} is back in New.`);
    await expect(card(page, 'New', name)).toBeVisible();
    await expect(handle).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(bar).toHaveText(`${name} is in Contacted now.`);
    await expect(stage(page, 'Contacted')).toHaveAccessibleName(/Contacted 1/);
    await expect(handle).toBeFocused();
    expect(await stateOf(name)).toMatchObject({ state: 'contacted' });
  });
  await test.step('what somebody else has moved meanwhile is refused in its card, and shown as it is', async () => {
    const name = newName('Kiran');
    await signIn(page, await addBoard([[name, 'new']]));
    await querySql(`update enquiry set state = 'negotiating', version = version + 1 where name = $1`, [name]);
    await page.getByLabel(`Move ${name} to`).click();
    await page.getByRole('button', { name: 'Contacted', exact: true }).click();
    await expect(card(page, 'Negotiating', name)).toContainText('Not moved.');
    expect(await stateOf(name)).toMatchObject({ state: 'negotiating' });
  });
});

test('a card is dragged by the mouse, and what is lost is asked for its reason first', async ({ page }) => {
  const name = newName('Rohan');
  await signIn(page, await addBoard([[name, 'negotiating']]));
  const from = await card(page, 'Negotiating', name).boundingBox();
  const to = await stage(page, 'Lost').boundingBox();
  if (!from || !to) throw new Error('The board is not there.');
  await page.mouse.move(from.x + 20, from.y + from.height - 6);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 });
  await page.mouse.up();
  const lost = card(page, 'Lost', name);
  await expect(lost.getByRole('radio').first()).toBeFocused();
  expect(await stateOf(name)).toMatchObject({ state: 'negotiating' });
  await lost.getByRole('button', { name: 'Save' }).click();
  await expect(lost.getByText('A reason is needed.')).toBeVisible();
  await expectAccessible(page);
  await lost.getByRole('radio', { name: 'Price' }).check();
  await lost.getByRole('button', { name: 'Save' }).click();
  await expect(stage(page, 'Lost')).toHaveAccessibleName(/Lost 1/);
  await expect(lost).toContainText('Price');
  expect(await stateOf(name)).toMatchObject({ state: 'lost', outcome: { lostReason: 'price' } });
});

test('the menu of a card moves it without dragging, also on a phone, and what is won is asked for its value', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const name = newName('Asha');
  const path = await addBoard([[name, 'new']]);
  await signIn(page, path);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const menu = page.getByLabel(`Move ${name} to`);
  await menu.click();
  await page.getByRole('button', { name: 'Won', exact: true }).click();
  const sold = card(page, 'Won', name);
  const value = sold.getByLabel('Sold for, in rupees');
  await expect(value).toBeFocused();
  await value.fill('much');
  await value.press('Enter');
  await expect(sold.getByText('Give the value as')).toBeVisible();
  await value.fill('1.34 crore');
  await expect(sold.getByText('₹ 1,34,00,000')).toBeVisible();
  await value.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${name} is in Won now.` })).toBeVisible();
  if (isMobile) {
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('won');
    await expect(page).toHaveURL(/stage=won/);
  }
  await expect(stage(page, 'Won')).toContainText('₹ 1,34,00,000');
  expect(await stateOf(name)).toMatchObject({ state: 'won', outcome: { wonValue: 13_400_000 } });
});
