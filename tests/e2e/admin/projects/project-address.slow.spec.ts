import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Update Project' });
const offer = (page: Page) => sheet(page).getByRole('checkbox', { name: /^Move its page to/ });

async function rename(page: Page, name: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await sheet(page).getByLabel('Name required').fill(next);
  await expect(offer(page)).toBeChecked();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(sheet(page)).toBeHidden();
}

test('another name offers its address, and takes the page there unless that is switched off', async ({
  page,
  api,
  request,
}) => {
  const [first, second, third] = ['Casuarina', 'Kapok', 'Champa'].map((name) => newName(name)) as [
    string,
    string,
    string,
  ];
  const { _id, slug } = await api.addProject({ name: first, status: 'ongoing' });
  const slugNow = async () => (await (await request.get(`/api/projects/${_id}`)).json()).slug;
  const moved = second.toLowerCase().replaceAll(' ', '-');

  await signIn(page, '/admin/projects');
  await rename(page, first, second);
  await expect(sheet(page).getByText(`Move its page to /projects/${moved}`)).toBeVisible();
  await expect(offer(page)).toHaveAccessibleDescription(
    `/projects/${slug} will lead there, and no other project can have it.`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await save(page);
  expect(await slugNow()).toBe(moved);

  await rename(page, second, third);
  await offer(page).uncheck();
  await save(page);
  expect(await slugNow()).toBe(moved);

  await page.goto(`/projects/${slug}?from=print`);
  await expect(page).toHaveURL(`/projects/${moved}?from=print`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third);
});
