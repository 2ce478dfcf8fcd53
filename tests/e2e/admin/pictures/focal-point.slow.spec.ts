import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeUpload } from '../../../support/records/picture';
import { newName } from '../../../support/values';

test('a picture’s focal point is set by a tap or by sliders, and the page shows its crop @both', async ({
  page,
  api,
}) => {
  const name = newName('Lagoon Court');
  const { _id } = await api.addProject({ name, status: 'ongoing' });
  const edit = () => page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Project' });
  const slider = (label: string) => form.getByRole('slider', { name: label });
  await signIn(page, '/admin/projects');
  await edit();
  await form.locator('input[type=file]').setInputFiles(await makeUpload('court.jpg', 60));
  const field = form.getByRole('button', { name: 'Focal point of picture 1' });
  await field.click();
  await expect(slider('From the left')).toHaveValue('50');

  const picture = form.locator('[data-focal-picture]');
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(slider('From the left')).toHaveValue(/^2[45]$/);
  await expect(slider('From the top')).toHaveValue(/^7[45]$/);

  await slider('From the left').fill('30');
  await slider('From the left').press('ArrowRight');
  await expect(slider('From the left')).toHaveAttribute('aria-valuetext', '31 %');
  await slider('From the top').fill('60');
  await expect(form.locator('figure img').first()).toHaveCSS('object-position', '31% 60%');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await form.getByRole('button', { name: 'Update Project' }).click();
  await expect(form).toBeHidden();
  await edit();
  await field.click();
  await expect(slider('From the left')).toHaveValue('31');
  await expect(slider('From the top')).toHaveValue('60');
  await expect
    .poll(async () => (await page.request.get(`/api/projects/${_id}`)).text(), { timeout: 20_000 })
    .toContain('&crop=31-60-');
});

test('the focal point of a hero image is saved when it is let go', async ({ page }) => {
  await signIn(page, '/admin/hero');
  const images = page.getByRole('article');
  await expect(images.first()).toBeVisible();
  const before = await images.count();
  await page.getByRole('button', { name: 'Upload Images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Images' });
  await dialog.locator('input[type=file]').setInputFiles(await makeUpload('dawn.jpg', 20));
  await dialog.getByRole('button', { name: 'Focal point of picture 1' }).click();
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(images).toHaveCount(before + 1);

  // It comes after the others.
  const field = page.getByRole('button', { name: `Focal point of image ${before + 1}`, exact: true });
  const slider = page.getByRole('slider', { name: 'From the left' });
  await field.click();
  await expect(slider).toHaveValue('49');
  await slider.press('ArrowLeft');
  await expect(images.nth(before).getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await field.click();
  await expect(slider).toHaveValue('48');
});
