import { terms } from '@/lib/content/pages/legal';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { alertsOf, openScreen, pressBack, signIn } from '../../../support/contract/admin-screens';
import { formerLead, offerLegal } from '../../../support/records/offered-legal';
import { makeSmallUpload } from '../../../support/records/picture';

test('a question is added, moved by keyboard, and stands on the FAQ page; a text takes the phone number from the settings, and a broken placeholder is refused at its field', async ({
  page,
}) => {
  await test.step('a question is added, moved by keyboard, and stands on the FAQ page', async () => {
    await signIn(page, '/admin/settings?part=faqs');
    await page.getByRole('button', { name: 'Add a question' }).press('Enter');
    await page.getByRole('textbox', { name: 'Question' }).last().fill('Do you build wells?');
    await page.getByLabel('Answer').last().fill('Yes, on every plot.');
    await page.getByRole('button', { name: 'Move question 6 up' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Question' }).nth(4)).toHaveValue('Do you build wells?');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('FAQ: saved, and on the website.')).toBeVisible();
    await page.goto('/faqs');
    await expect(page.locator('summary').filter({ hasText: 'Do you build wells?' })).toBeVisible();
    await openScreen(page, '/admin/settings?part=faqs');
    await page.getByRole('button', { name: 'Remove question 5' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('FAQ: saved, and on the website.')).toBeVisible();
  });
  await test.step('a text takes the phone number from the settings, and a broken placeholder is refused at its field', async () => {
    await signIn(page, '/admin/settings?part=faqs');
    await page.getByRole('button', { name: 'Add a question' }).press('Enter');
    await page.getByRole('textbox', { name: 'Question' }).last().fill('How?');
    const answer = page.getByLabel('Answer').last();
    await answer.fill('Call  today.');
    await answer.press('Home');
    for (let step = 0; step < 5; step += 1) await answer.press('ArrowRight');
    await page.getByRole('button', { name: 'Insert phone, address …' }).last().press('Enter');
    await page.getByRole('button', { name: 'Phone number' }).press('Enter');
    await expect(answer).toHaveValue('Call {{phone}} today.');
    await expect(answer).toBeFocused();
    await expect(page.getByText(/^Phone number: \+/).last()).toBeVisible();
    await expectAccessible(page);
    // The caret stands behind it: one key takes it whole.
    await answer.press('Backspace');
    await expect(answer).toHaveValue('Call  today.');
    await answer.fill('Call {{fone}} today.');
    await page.keyboard.press('Control+s');
    await expect(alertsOf(page)).toContainText('“{{fone}}” is no placeholder');
    await expect(answer).toBeFocused();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });
});

test('what a search shows of a page is chosen, seen as it is typed, and the product’s own where it is left empty', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?part=search');
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/admin/settings?part=search');
  await expect(page.getByRole('link', { name: 'Google listing' })).toBeInViewport({ ratio: 1 });
  const faqs = page.getByRole('group', { name: 'FAQs' });
  const title = faqs.getByLabel('Title of FAQs');
  const own = (await title.getAttribute('placeholder')) ?? '';
  await expect(faqs.getByText(`${own} | `)).toBeVisible();
  await title.fill('Loans, visits and RERA');
  await expect(faqs.getByText('Loans, visits and RERA | ')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Google listing: saved, and on the website.')).toBeVisible();
  await page.goto('/faqs');
  await expect(page).toHaveTitle(/^Loans, visits and RERA \| /);
  await page.goto('/brands');
  await expect(page).not.toHaveTitle(/^Loans/);
});

test('the recipients and the legal texts have their own parts, and the age of the last backup is shown, on a phone too', async ({
  page,
}) => {
  await test.step('the recipients and the legal texts have their own parts', async () => {
    await signIn(page, '/admin/settings?part=leads');
    await page.getByLabel('E-mail addresses').fill('not an address');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Invalid email format').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    for (const name of ['Privacy', 'Terms']) {
      await page.getByRole('link', { name, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
  });
  await test.step('the age of the last backup is shown, on a phone too', async () => {
    await signIn(page, '/admin/settings');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(
        page.getByText(/^(Last backup: .+|No backup yet)$/).filter({ visible: true }),
      ).toBeVisible();
    }
  });
});

test('the words that an update brings stand beside the published ones, and are kept away or published', async ({
  page,
}) => {
  await offerLegal('terms');
  await signIn(page, '/admin/settings?part=terms');
  const offer = page.getByRole('region', { name: 'An update has new texts' });
  await expect(offer).toContainText(formerLead);
  await expect(offer).toContainText(terms.lead);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Keep the published text' }).click();
  await expect(page.getByText('Terms: the published text stays.')).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('First paragraph')).toHaveValue(formerLead);
  await offerLegal('terms');
  await openScreen(page, '/admin/settings?part=terms');
  await offer.getByRole('button', { name: 'Publish the new text…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Terms: the new text is on the website.')).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('First paragraph')).toHaveValue(terms.lead);
  await page.goto('/terms');
  await expect(page.getByText(terms.lead)).toBeVisible();
});

test('a save on top of a newer one is refused with what differs, and either version can be kept', async ({
  page,
  browser,
}) => {
  await signIn(page, '/admin/settings?part=terms');
  const old = await page.getByLabel('First paragraph').inputValue();
  // A browser of its own: two windows of one share what is kept on the device.
  const context = await browser.newContext();
  const other = await context.newPage();
  const say = async (tab: typeof page, words: string) => {
    await tab.getByLabel('First paragraph').fill(words);
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await signIn(other, '/admin/settings?part=terms');
  await say(other, 'Their words');
  await expect(other.getByText('Terms: saved, and on the website.')).toBeVisible();
  await say(page, 'My words');
  const conflict = page.getByRole('dialog', { name: 'This part of the settings was saved in the meantime' });
  await expect(conflict.getByRole('row', { name: 'First paragraph My words Their words' })).toBeVisible();
  await expect(conflict.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use the saved one' }).press('Enter');
  await expect(page.getByLabel('First paragraph')).toHaveValue('Their words');

  await other.reload();
  await say(other, 'Their other words');
  await expect(other.getByText('Terms: saved, and on the website.')).toBeVisible();
  await say(page, old);
  await conflict.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(page.getByText('Terms: saved, and on the website.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('First paragraph')).toHaveValue(old);
  await context.close();
});

test('a link of the side panel asks before unsaved changes are left, and they can be had back', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?part=privacy');
  const lead = page.getByLabel('First paragraph');
  const old = await lead.inputValue();
  await lead.fill('Half a thought');
  const bin = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: /^Bin/ });
  await bin.press('Enter');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/settings\?part=privacy$/);
  await expect(lead).toHaveValue('Half a thought');

  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await leave.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(page).toHaveURL(/part=faqs$/);
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(lead).toHaveValue('Half a thought');
  await bin.press('Enter');
  await leave.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(page).toHaveURL('/admin/bin');
  await page.goto('/admin/settings?part=privacy');
  await expect(lead).toHaveValue(old);

  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL(/part=faqs$/);
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await lead.fill('Typed just before going back');
  await pressBack(page);
  await leave.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(page).toHaveURL(/part=faqs$/);
  // While the form stands, a step away from it is held.
  await expect(lead).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(lead).toHaveValue('Typed just before going back');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(lead).toHaveValue(old);
});

test('who answers is named with a face, which can be taken away again', async ({ page }) => {
  await signIn(page, '/admin/settings?part=responder');
  const part = page.getByRole('region', { name: 'Contact person' });
  await part.getByLabel('Name').fill('Divya Rao');
  await part.getByLabel('Role').fill('Homes by the sea');
  await part.locator('input[type=file]').setInputFiles(await makeSmallUpload('divya.jpg', 64));
  await expect(part.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Contact person: saved, and on the website.')).toBeVisible();

  await page.goto('/contact');
  const line = page.locator('main').getByText('Divya Rao will answer within one working day.');
  await expect(line).toBeVisible();

  await openScreen(page, '/admin/settings?part=responder');
  await part.getByRole('button', { name: 'Remove photo' }).click();
  await part.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Contact person: saved, and on the website.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});
