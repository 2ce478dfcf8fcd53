import { beforeEach, expect, it } from 'vitest';
import { addRedirect, deleteRedirect, importRedirects } from '@/lib/domain/redirects/mutations';
import { listMissingPages, listRedirects } from '@/lib/domain/redirects/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const all = async () =>
  (await listRedirects(admin, { q: '', page: 1 })).redirects.map(({ from, to }) => [from, to]);
const add = (from: string, to: string) => addRedirect(admin, { from, to });

beforeEach(async () => {
  await db.redirect.deleteMany();
  await db.missingPage.deleteMany();
  await db.project.deleteMany();
});

it('a redirect is added, found and deleted, and each running server hears of it', async () => {
  expect((await add('/Old.html', '/about')).tags).toEqual(['redirects']);
  await add('/older.html', '/faqs');
  const { redirects, total } = await listRedirects(admin, { q: 'FAQ', page: 1 });
  expect([redirects[0]?.from, total]).toEqual(['/older.html', 1]);
  const deleted = await deleteRedirect(admin, redirects[0]?._id ?? '');
  expect(deleted.tags).toEqual(['redirects']);
  expect(await all()).toEqual([['/old.html', '/about']]);
  await expect(deleteRedirect(admin, redirects[0]?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  const lines = await db.auditEntry.findMany({ where: { entity: 'redirect' }, orderBy: { at: 'asc' } });
  expect(lines.map(({ action, label }) => [action, label])).toEqual([
    ['create', '/old.html → /about'],
    ['create', '/older.html → /faqs'],
    ['delete', '/older.html → /faqs'],
  ]);
  expect(lines[1]?.entityId).toBe(lines[2]?.entityId);
});

it('what is there already is kept without a line in the history', async () => {
  await add('/old.html', '/about');
  const before = await db.auditEntry.count();
  expect(await add('/Old.html/', '/about')).toEqual({ data: null, tags: [] });
  expect(await db.auditEntry.count()).toBe(before);
});

it('what is not right is told at its field', async () => {
  await expect(add('/faqs', '/about')).rejects.toMatchObject({ fields: { from: expect.anything() } });
  await expect(add('/old.html', '/abuot')).rejects.toMatchObject({ fields: { to: expect.anything() } });
});

it('what visitors asked for is listed by how often, for 30 days, until it leads somewhere', async () => {
  const asked = (path: string, count: number, daysAgo: number) => ({
    path,
    count,
    askedAt: new Date(Date.now() - daysAgo * 86_400_000),
  });
  await db.missingPage.createMany({
    data: [asked('/Team.html/', 2, 1), asked('/often.html', 9, 2), asked('/long-ago.html', 99, 31)],
  });
  const listed = async () => (await listMissingPages(admin)).map(({ path }) => path);
  expect(await listed()).toEqual(['/often.html', '/Team.html/']);
  await add('/team.html', '/board/none').catch(() => {});
  expect(await listed()).toEqual(['/often.html', '/Team.html/']);
  await add('/team.html', '/about');
  expect(await listed()).toEqual(['/often.html']);
});

it('no address that a project has, or had, leads anywhere else', async () => {
  const { data } = await createProject(admin, { name: 'Kadal', status: 'ongoing' });
  await updateProject(admin, data._id, { name: 'Areca', renewSlug: true });
  for (const address of [data._id, 'kadal', 'areca'])
    await expect(add(`/projects/${address}`, '/about')).rejects.toMatchObject({ code: 'invalid' });
  expect(await all()).toEqual([]);
});

it('a trial of a table says what it would bring, and keeps nothing', async () => {
  const rows = [
    { from: '/a', to: '/about' },
    { from: '/b', to: 'https://evil.example' },
  ];
  const input = { rows, firstLine: 2, isTrial: true };
  const told = {
    added: 1,
    kept: 0,
    refused: [{ line: 3, reason: expect.stringContaining('evil.example') }],
    refusedCount: 1,
  };
  expect(await importRedirects(admin, input)).toEqual({ data: told, tags: [] });
  expect(await all()).toEqual([]);
  expect((await importRedirects(admin, { ...input, isTrial: false })).data).toEqual(told);
  expect(await all()).toEqual([['/a', '/about']]);
  expect((await importRedirects(admin, { ...input, isTrial: false })).data).toMatchObject({
    added: 0,
    kept: 1,
  });
});

it('two who add the same at once make one redirect', async () => {
  const both = await Promise.allSettled([add('/a', '/about'), add('/a', '/faqs')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'invalid' } });
  expect((await all()).length).toBe(1);
});
