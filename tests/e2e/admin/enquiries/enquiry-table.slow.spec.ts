import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';
import { newName } from '../../../support/values';

const count = 203;

/** So many enquiries with one word in their names: the last came first. */
const addMany = (word: string) => `
  insert into enquiry (id, kind, request_key, content_hash, name, email, phone_e164, contact_id, message, source,
    state, retain_until, follow_up_at, created_at, updated_at)
  select gen_random_uuid(), 'enquiry', '${word}' || n, '${word}' || n, '${word} ' || lpad(n::text, 3, '0'), n || '@example.com', '',
    '${word}' || n, 'A home near the sea', 'Google', 'new', now() + interval '1 year',
    case when n = 7 then now() + interval '1 day' end, now() - n * interval '1 minute', now()
  from generate_series(1, ${count}) n`;

test('the inbox stands in a table where one wants it so, which is kept, has 200 lines, sorts by its headings, and can be walked by keys', async ({
  page,
}) => {
  const word = newName('Tabled').replaceAll(/\W/g, '');
  const nameOf = (n: number) => `${word} ${String(n).padStart(3, '0')}`;
  await runSql(addMany(word));
  try {
    const address = `/admin/enquiries?q=${word}`;
    await signIn(page, address);
    await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('link')).toHaveCount(50);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const table = page.getByRole('table', { name: 'Enquiries' });
    const rows = table.getByRole('row').filter({ hasText: word });
    await expect(rows).toHaveCount(200);
    await expect(rows.first()).toContainText(nameOf(1));
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(rows).toHaveCount(200);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(rows).toHaveCount(3);
    await page.goBack();
    await expect(rows).toHaveCount(200);

    const heading = table.getByRole('columnheader', { name: 'Name and contact' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(nameOf(count));
    await table.getByRole('columnheader', { name: 'Next step' }).getByRole('button').click();
    await expect(rows.first()).toContainText(nameOf(7));
    await table.getByRole('columnheader', { name: 'Received' }).getByRole('button').click();
    await expect(page).toHaveURL(`${new URL(page.url()).origin}${address}`);
    await expect(rows.first()).toContainText(nameOf(1));

    const openOf = (at: number) => rows.nth(at).getByRole('rowheader').getByRole('link');
    await openOf(0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(openOf(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(openOf(199)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(rows.first().getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('region', { name: 'Several at once' })).toContainText('1 ticked');
    await page.keyboard.press('Enter');
    const enquiry = page.getByRole('region', { name: 'Enquiry', exact: true });
    await expect(enquiry.getByRole('heading', { name: nameOf(1) })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(200);

    await page.getByRole('button', { name: 'Cards', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('link')).toHaveCount(50);
  } finally {
    await querySql(`delete from enquiry where name like '${word} %'`);
  }
});
