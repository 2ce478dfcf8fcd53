import { signIn } from '../../support/admin-screens';
import { expect, test } from '../../support/browser-test';
import { htmlAttacks, uncleanHtml } from '../../support/html-attacks';

// Without the policy, which would stop what comes through, and reports also what is parsed and never run.
test.use({ bypassCSP: true });

test('what is pasted into the editor runs nothing, there and once it is saved', async ({ page, api }) => {
  const { _id } = await api.addDirector('Pasted Kamath');
  await signIn(page, '/admin/board');
  await page.getByRole('button', { name: 'Edit Pasted Kamath' }).click();
  const editor = page.getByRole('dialog').getByRole('textbox', { name: 'Bio' });
  await editor.click();
  await editor.evaluate((field, attacks) => {
    for (const html of attacks) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, htmlAttacks);
  await expect(editor).toContainText('last of all');
  expect(
    await editor.evaluate((field) => field.querySelectorAll('script,img,svg,iframe,object,style').length),
  ).toBe(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await saved;
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { bio } = (await (await page.request.get(`/api/board/${_id}`)).json()) as { bio: string };
  expect(bio).toContain('last of all');
  expect(bio).not.toMatch(uncleanHtml);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await page.goto(`/board/${_id}`);
  await expect(page.getByText('last of all')).toBeVisible();
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});
