import { afterAll, expect, it } from 'vitest';
import { withClient } from '../../scripts/lib/database/migrate';
import { startHost } from '../support/serverless/host';

const host = await startHost();

afterAll(() => host.stop());

const query = (sql: string) => withClient(host.databaseUrl, async (client) => (await client.query(sql)).rows);

async function seen(path: string) {
  const { status, headers } = await fetch(`${host.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  const location = headers.get('location');
  if (location === null) return `${status}`;
  // A browser that kept it would follow it after its end.
  expect(headers.get('cache-control')).toBe('no-cache');
  return `${status} ${location.replace(host.url, '')}`;
}

it('an address without a page leads where the office says, at the next request, whichever process answers', async () => {
  expect(await seen('/old.html')).toBe('404');
  await query(
    `insert into redirect (id, "from", "to") values ('a', '/old.html', '/faqs'), ('b', '/projects/old.html', '/projects?status=ongoing')`,
  );
  for (const _process of ['first', 'second']) {
    expect(await seen('/old.html')).toBe('308 /faqs');
    expect(await seen('/OLD.html?utm_source=a')).toBe('308 /faqs?utm_source=a');
    expect(await seen('/projects/old.html')).toBe('308 /projects?status=ongoing');
  }
  await query(`delete from redirect where id = 'a'`);
  expect(await seen('/old.html')).toBe('404');
});

it('what visitors ask for in vain is counted there, by path alone', async () => {
  for (const path of ['/brochure.html?name=Asha', '/brochure.html', '/wp-login.php', '/faqs'])
    await seen(path);
  await host.untilFrozen();
  expect(await query(`select path, count from missing_page where path <> '/old.html'`)).toEqual([
    { path: '/brochure.html', count: 2 },
  ]);
});
