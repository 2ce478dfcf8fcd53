import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectFineAt } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';
import { newName, newPhone } from '../../../support/values';

const expectFine = (page: Page) => expectFineAt(page, 360, 1440);

async function addForm(page: Page): Promise<{ id: string; name: string }> {
  const name = newName('Hoarding');
  await signIn(page, '/admin/sources/new');
  await page.getByRole('radio', { name: 'Any form' }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add and show the address' }).click();
  await page.waitForURL(/\/admin\/sources\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { name, id: page.url().split('/').at(-1) ?? '' };
}

const addressOf = async (page: Page): Promise<string> =>
  new URL(await page.getByLabel('Address for the form').inputValue()).pathname;

async function send(page: Page, path: string, body: object): Promise<number> {
  return (await page.request.post(path, { data: body })).status();
}

const countWorked = async (id: string) =>
  (await querySql(`select 1 from source_body where source_id = $1 and state <> 'waiting'`, [id])).length;

const bodiesOf = (page: Page) => page.getByRole('region', { name: 'Last 20 messages' });

async function lookAgain(page: Page, id: string, count: number): Promise<void> {
  await expect.poll(() => countWorked(id)).toBe(count);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(bodiesOf(page).getByRole('listitem')).toHaveCount(count);
}

test('a form is added, shown what it sends and what was made of it, and read by the mapping once that is saved', async ({
  page,
}) => {
  const { id, name } = await addForm(page);
  const [person, phone] = [newName('Imtiaz'), newPhone()];
  await expect(page.getByText('Send one entry first.')).toBeVisible();
  const path = await addressOf(page);
  expect(await send(page, path, { wer: person, sampark: phone, utm: '8841120093847561223' })).toBe(200);
  await lookAgain(page, id, 1);
  const first = bodiesOf(page).getByRole('listitem').first();
  await expect(first).toContainText('Not understood');
  await first.getByText('Not understood').click();
  await expect(first.getByRole('definition')).toHaveText([person, phone, '8841120093847561223']);
  await expect(first.getByText('"8841120093847561223"')).toBeVisible();

  const mapping = page.getByRole('region', { name: 'Mapping' });
  const save = mapping.getByRole('button', { name: 'Save mapping' });
  await expect(save).toBeDisabled();
  await mapping.getByLabel('Name').selectOption('sampark');
  await mapping.getByLabel('Phone').selectOption('sampark');
  await expect(mapping.getByText('Name had this field, and goes by its name now.')).toBeVisible();
  await mapping.getByLabel('Name').selectOption('wer');
  await expect(mapping.getByText('Unsaved')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sources' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Continue editing').click();
  await expect(mapping.getByLabel('Name')).toHaveValue('wer');
  await expectFine(page);
  await page.keyboard.press('Control+s');
  await expect(mapping.getByText('Saved. The next one that comes is read so.')).toBeVisible();

  expect(await send(page, path, { wer: person, sampark: newPhone(), utm: '2' })).toBe(200);
  await lookAgain(page, id, 2);
  // What was not understood is read again, too.
  for (const body of await bodiesOf(page).getByRole('listitem').all())
    await expect(body).toContainText('Became an enquiry.');
  await page.reload();
  await expect(mapping.getByLabel('Phone')).toHaveValue('sampark');
  await bodiesOf(page).getByRole('link', { name: 'Open the enquiry' }).first().click();
  await expect(page).toHaveURL(/\/admin\/enquiries\//);
  await expect(page.getByRole('heading', { name: person }).first()).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
});

test('what was not understood is made an enquiry by hand, of which who comes second is told, or is set aside', async ({
  page,
}) => {
  const { id, name } = await addForm(page);
  const path = await addressOf(page);
  const [person, phone] = [newName('Sadhana'), newPhone()];
  const sent = [`Buyer: ${person}, call ${phone}`, 'Our office is closed on Sunday'];
  for (const text of sent) expect((await page.request.post(path, { data: text })).status()).toBe(200);
  await lookAgain(page, id, 2);
  const bodies = bodiesOf(page).getByRole('listitem');
  const bodyOf = (text: string) => bodies.filter({ hasText: text });
  const [lead, other] = [bodyOf(person), bodyOf('closed on Sunday')];
  for (const body of [lead, other]) await body.getByText('Not understood').click();
  const form = lead.locator('form');
  await expect(form.getByLabel('Phone')).toHaveValue(phone);
  await form.getByLabel('Phone').fill('');
  await form.getByRole('button', { name: 'Create enquiry' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    /Enter a telephone number, an e-mail address or a WhatsApp id/,
  );
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Name').fill(person);
  await expectFine(page);

  await other.getByRole('button', { name: 'Not an enquiry' }).click();
  await expect(other).toContainText('Not an enquiry');
  await other.getByRole('button', { name: 'Take this up again' }).click();
  await expect(other).toContainText('Not understood');

  const unread = `update source_body set state = $2::source_body_state where source_id = $1 and state = $3::source_body_state`;
  await querySql(unread, [id, 'test', 'unread']);
  await form.getByRole('button', { name: 'Create enquiry' }).click();
  await expect(form.getByText(/^Somebody has dealt with this in the meantime/)).toBeVisible();
  await querySql(unread, [id, 'unread', 'test']);
  await form.getByRole('button', { name: 'Create enquiry' }).click();
  await expect(lead).toContainText('Read by hand by');
  await expect(lead.locator('summary')).toBeFocused();
  await lead.getByRole('link', { name: 'Open the enquiry' }).click();
  await expect(page.getByRole('heading', { name: person }).first()).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
});

test('a listing of theirs is said to be a project of ours once, for what comes and for what came', async ({
  page,
}) => {
  const project = newName('Kadal');
  await querySql(
    `insert into project (id, name, status, updated_at) values (gen_random_uuid(), $1, 'ongoing', now())`,
    [project],
  );
  try {
    const { id } = await addForm(page);
    const path = await addressOf(page);
    const card = page.getByRole('region', { name: 'Listings and projects' });
    await expect(card).toHaveCount(0);
    const lead = () => ({ name: newName('Asha'), phone: newPhone(), project: 'KC-02' });
    expect(await send(page, path, lead())).toBe(200);
    expect(await send(page, path, { ...lead(), project: 'TP-9' })).toBe(200);
    await lookAgain(page, id, 2);
    const listing = card.getByLabel('KC-02');
    await expect(card.getByText('1 enquiry without a project')).toHaveCount(2);
    await listing.selectOption(project);
    await expect(card.getByLabel('Also set it for 1 enquiry received earlier')).toBeChecked();
    await expectFine(page);
    await card.getByRole('button', { name: 'Save projects' }).click();
    await expect(card.getByText('Saved. 1 enquiry received earlier now has a project.')).toBeVisible();
    await expect(card.getByText('1 enquiry without a project')).toHaveCount(1);
    expect(await send(page, path, lead())).toBe(200);
    await lookAgain(page, id, 3);
    const named = await querySql(
      `select 1 from enquiry join project on project.id = project_id where source_id = $1 and project.name = $2`,
      [id, project],
    );
    expect(named).toHaveLength(2);
    await page.reload();
    await expect(listing.locator('option:checked')).toHaveText(project);
  } finally {
    await querySql('delete from project where name = $1', [project]);
  }
});

test('the address is renewed after a question, and the former one is taken for a day more; what somebody else saved is kept beside what was typed, switches are saved at once, and a deleted source is gone', async ({
  page,
}) => {
  const { id, name } = await addForm(page);
  await test.step('the address is renewed after a question, and the former one is taken for a day more', async () => {
    const former = await addressOf(page);
    await page.getByRole('button', { name: 'Renew the address' }).click();
    const question = page.getByRole('dialog', { name: /^Renew the address of / });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Renew', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(/^The former address works until Tomorrow/)).toBeVisible();
    const renewed = await addressOf(page);
    expect(renewed).not.toBe(former);
    for (const [path, status] of [
      [former, 200],
      [renewed, 200],
      [`${former}x`, 404],
    ] as const)
      expect([path, await send(page, path, { phone: newPhone() })]).toEqual([path, status]);
  });
  await test.step('what somebody else saved is kept beside what was typed, switches are saved at once, and a deleted source is gone', async () => {
    await querySql(`update source set name = 'Other words', version = version + 1 where id = $1`, [id]);
    const settings = page.getByRole('region', { name: 'Settings' });
    await settings.getByLabel('Name').fill(`${name} two`);
    await settings.getByRole('button', { name: 'Save the name' }).click();
    await expect(settings.getByText('The saved value is “Other words”.')).toBeVisible();
    await expect(settings.getByLabel('Name')).toHaveValue(`${name} two`);
    await settings.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} two` })).toBeVisible();

    const taken = settings.getByRole('switch', { name: 'Accept what this source sends' });
    await expect(
      settings.getByRole('switch', { name: 'Send the person our acknowledgement' }),
    ).not.toBeChecked();
    await taken.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Health' })).toContainText('Switched off');
    await page.reload();
    await expect(taken).not.toBeChecked();

    await settings.getByRole('button', { name: 'Delete this source' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${name} two?` })
      .getByRole('button', { name: 'Delete source' })
      .click();
    await expect(page).toHaveURL('/admin/sources');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sources');
    await expect(page.getByRole('link', { name: `${name} two` })).toHaveCount(0);
  });
});

test('a key of Google is made, saved and not shown again, and a name that is missing is asked for with all that was chosen kept', async ({
  page,
}) => {
  await signIn(page, '/admin/sources/new');
  await page.getByLabel('Name').fill(' ');
  await page.getByRole('radio', { name: 'JustDial' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Google lead form' })).toBeChecked();
  await page.getByRole('button', { name: 'Add and show the address' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/^Name the source/);
  await expectFine(page);
  await page.getByLabel('Name').fill(newName('Google'));
  await page.getByRole('button', { name: 'Add and show the address' }).click();
  const key = page.getByLabel('Key', { exact: true });
  await expect(key).toHaveAccessibleDescription(/^No key is saved/);
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(key).toHaveValue(/^\w{24}$/);
  await page.getByRole('button', { name: 'Save the key' }).click();
  await expect(page.getByText('it is not shown again.', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(key).toHaveValue('');
  await expect(key).toHaveAccessibleDescription(/^A key is saved/);
});

test('the red line is there for a source of four a day that is silent for 36 hours, and for no other', async ({
  page,
}) => {
  const [busy, calm] = [newName('Busy'), newName('Calm')];
  for (const [name, aDay] of [
    [busy, 4],
    [calm, 3],
  ] as const)
    await querySql(
      `with added as (
        insert into source (id, kind, name, secret, last_at, updated_at)
        values (gen_random_uuid(), 'form', $1, 'a', now() - interval '41 hours', now()) returning id)
      insert into source_body (id, source_id, received_at, content_type, body, bytes, state)
      select gen_random_uuid(), added.id, now() - interval '41 hours' - day * interval '1 day', '', '', 0, 'test'
      from added, generate_series(0, 9) as day, generate_series(1, $2::int)`,
      [name, aDay],
    );
  try {
    await signIn(page, '/admin/sources');
    const line = page.getByRole('alert').filter({ hasText: busy });
    await expect(line).toContainText(`${busy} has been silent for 41 h. It usually sends 4 a day.`);
    await expect(line).not.toContainText(calm);
    const rows = page.getByRole('list', { name: 'Sources' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Silent for 41 h');
    await expect(rows.filter({ hasText: calm })).toContainText('Working');
    await expectFine(page);
    // The whole row is the target: its middle is far from the name.
    await rows.filter({ hasText: calm }).click();
    await expect(page.getByRole('heading', { level: 1, name: calm })).toBeVisible();
    await page.goBack();
    await line.getByRole('link', { name: `Open ${busy}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: busy })).toBeVisible();
  } finally {
    await runSql(`delete from source where name in ('${busy}', '${calm}')`);
  }
});
