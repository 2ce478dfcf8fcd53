import { expect, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { signIn } from '../../../support/contract/admin-screens';
import { makeGate } from '../../../support/records/gate';
import { newName } from '../../../support/values';

test('what is typed while a save is under way is offered on top of what was saved, and nobody sends twice', async ({
  page,
  api,
}) => {
  const name = newName('Busy House');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Project' });
  await form.getByLabel('Client').fill('Asha');
  const gate = makeGate();
  let sent = 0;
  await intercept(
    page,
    ({ pathname }) => pathname === '/admin/projects',
    async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await gate.opened;
      }
      await route.continue();
    },
  );
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Saving…')).toBeVisible();
  await form.getByLabel('Location').fill('Panambur');
  await page.keyboard.press('Control+s');
  gate.open();
  await expect(form).toBeHidden();
  expect(sent).toBe(1);
  const read = async () => (await page.request.get(`/api/projects/${_id}`)).json();
  expect(await read()).toMatchObject({ client: 'Asha', location: '' });

  await expect(page.getByText(`Unsaved work on this device: “${name}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(form.getByLabel('Location')).toHaveValue('Panambur');
  await page.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  expect(await read()).toMatchObject({ client: 'Asha', location: 'Panambur' });
});
