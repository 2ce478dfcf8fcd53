import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { keepSettings } from '../../../support/records/settings';
import { newEmail, newName, newPhone } from '../../../support/values';

const detailOf = (page: Page) => page.getByRole('region', { name: 'Enquiry', exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the enquiry of somebody new. */
async function openEnquiry(page: Page, change: Record<string, string> = {}): Promise<string> {
  const name = newName('Ananya');
  const data = { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?', ...change };
  const answer = await page.request.post('/api/v1/enquiries', {
    data,
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(201);
  const [row] = await querySql('select id from enquiry where name = $1', [name]);
  await signIn(page, `/admin/enquiries/${row?.id}`);
  await expect(detailOf(page).getByRole('heading', { name })).toBeVisible();
  return name;
}

const textOf = async (link: ReturnType<Page['getByRole']>) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');

test('WhatsApp begins with the first ready answer, and another is chosen by key or finger before it opens', {
  tag: '@both',
}, async ({ page }) => {
  const [project] = (await (await page.request.get('/api/projects')).json()) as {
    _id: string;
    name: string;
    slug: string;
  }[];
  await openEnquiry(page, { projectId: project?._id ?? '' });
  const detail = detailOf(page);
  const whatsapp = detail.getByRole('link', { name: 'WhatsApp', exact: true });
  expect(await textOf(whatsapp)).toMatch(/^Hello Ananya, this is /);
  const choose = detail.getByLabel('Choose a ready answer');
  await choose.press('Enter');
  const list = detail.getByRole('list', { name: 'Ready answers' });
  await expect(list.getByRole('link')).toHaveCount(3);
  const pageAnswer = list.getByRole('link', { name: /^Project page/ });
  expect(await textOf(pageAnswer)).toContain(`/projects/${project?.slug}\n`);
  await expect(pageAnswer).toBeInViewport({ ratio: 1 });
  const smallest = isPhone(page) ? 44 : 36;
  for (const control of [whatsapp, choose, pageAnswer]) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(smallest);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(choose).toBeFocused();
  await choose.click();
  await expect(list).toBeVisible();
  await detail.getByRole('heading', { level: 2 }).click();
  await expect(list).toBeHidden();
});

test('on the smallest phone all ways to answer stand in the bar, with the list above it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openEnquiry(page);
  const detail = detailOf(page);
  for (const name of ['Call', 'WhatsApp', 'Mail'])
    await expect(detail.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await detail.getByLabel('Choose a ready answer').click();
  for (const link of await detail.getByRole('list', { name: 'Ready answers' }).getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('the office writes its own ready answers, in words that name the caller', async ({ page }) => {
  const putBack = await keepSettings();
  try {
    await signIn(page, '/admin/settings?part=answers');
    await page.getByRole('button', { name: 'Add a ready answer' }).press('Enter');
    await page.getByLabel('Name', { exact: true }).last().fill('Festival');
    const text = page.getByLabel('Text', { exact: true }).last();
    await text.fill('{{fone}} ');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('“{{fone}}” is no placeholder').first()).toBeVisible();
    await text.fill('Happy Deepavali, ');
    await page.getByRole('button', { name: 'Insert name, project …' }).last().press('Enter');
    await page.getByRole('button', { name: 'Caller’s first name' }).press('Enter');
    await expect(text).toHaveValue('Happy Deepavali, {{first name}}');
    await expect(page.getByText('Caller’s first name: from the enquiry').last()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const place of [4, 3, 2])
      await page.getByRole('button', { name: `Move ready answer ${place} up` }).press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Ready answers: saved.')).toBeVisible();
    await openEnquiry(page);
    expect(await textOf(detailOf(page).getByRole('link', { name: 'WhatsApp', exact: true }))).toBe(
      'Happy Deepavali, Ananya',
    );
    await openScreen(page, '/admin/settings?part=answers');
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Festival');
  } finally {
    await putBack();
  }
});

test('after a call one press says how it went and marks the enquiry as contacted, and Undo puts it back', async ({
  page,
}) => {
  const name = await openEnquiry(page);
  const detail = detailOf(page);
  const stateOf = async () =>
    (await querySql('select state::text from enquiry where name = $1', [name]))[0]?.state;
  const mark = detail.getByRole('button', { name: 'Spoke' });
  const call = detail.getByRole('link', { name: 'Call', exact: true });
  // No program here takes a telephone number.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await expect(mark).toHaveCount(0);
  await call.click();
  await expect(mark).toBeVisible();
  expect(await stateOf()).toBe('new');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await mark.press('Enter');
  await expect(detail.getByText('Marked as contacted.')).toBeVisible();
  await expect(detail.getByText('called, and spoke to them')).toBeVisible();
  await expect(detail.getByText('moved New to Contacted')).toBeVisible();
  expect(await stateOf()).toBe('contacted');
  const undo = detail.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(detail.getByText('moved Contacted to New')).toBeVisible();
  expect(await stateOf()).toBe('new');
  await expect(mark).toBeFocused();
  await mark.press('Enter');
  await detail.getByRole('button', { name: 'Close this message' }).press('Enter');
  await expect(detail.getByText('Marked as contacted.')).toHaveCount(0);
  await expect(call).toBeFocused();
  await call.click();
  await detail.getByRole('button', { name: 'I did not call' }).click();
  await expect(mark).toHaveCount(0);
  await expect(detail.getByText('called, and spoke to them')).toHaveCount(2);
  await call.click();
  await detail.getByRole('button', { name: 'No answer' }).click();
  await expect(detail.getByText('called: no answer')).toBeVisible();
  expect(await stateOf()).toBe('contacted');
});
