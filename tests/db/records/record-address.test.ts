import { beforeEach, expect, it } from 'vitest';
import { pagedKinds } from '@/lib/content/record-kinds';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { kinds } from '@/lib/domain/records';
import { db } from '@/lib/server/db';
import { isPublished, published, publishedSql, ungated } from '@/lib/server/records/published';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createDirector,
  createProject,
  deleteDirector,
  deleteProject,
  updateProject,
} from '../../support/contract/mutations';
import { stage } from '../../support/records/records';

const admin = makeAdmin();
type Address = { path: string; address: string; current: string; is_published: boolean };

const listAddresses = (id: string) =>
  db.$queryRaw<
    Address[]
  >`select path, address, current, is_published from record_address where record_id = ${id}`;
const add = async (name: string) => (await createProject(admin, { name, status: 'ongoing' })).data;

beforeEach(async () => {
  await db.project.deleteMany();
  await db.director.deleteMany();
});

it('every address that a project has or had leads to the one that its page has now', async () => {
  const { _id } = await add('Kadal Crest');
  await updateProject(admin, _id, { name: 'Kadal Heights', renewSlug: true });
  const found = await listAddresses(_id);
  expect(found.map(({ path, address }) => path + address).sort()).toEqual(
    [`/projects/${_id}`, '/projects/kadal-crest', '/projects/kadal-heights'].sort(),
  );
  expect(new Set(found.map(({ current }) => current))).toEqual(new Set(['kadal-heights']));
});

it('a project whose address is its id stands there once', async () => {
  const { _id } = await add('ಕಡಲ ತೀರ');
  expect(await listAddresses(_id)).toEqual([
    { path: '/projects/', address: _id, current: _id, is_published: true },
  ]);
});

it('the addresses of every kind with pages are listed, and of no other', async () => {
  await add('Kadal Crest');
  await createDirector(admin, { name: 'Asha', position: 'Chair', picture: await stage() });
  const rows = await db.$queryRaw<{ kind: string; path: string }[]>`
    select distinct kind, path from record_address order by path`;
  const paged = kinds.filter(({ page }) => page !== null);
  expect(rows).toEqual(
    paged
      .map(({ kind, noun }) => ({ kind, path: `/${noun}/` }))
      .sort((one, other) => one.path.localeCompare(other.path)),
  );
  expect(paged.map(({ noun }) => noun)).toEqual(pagedKinds.map(({ noun }) => noun));
});

it('what is published is the same to the addresses, to a query and to a row', async () => {
  const shown = await add('Shown');
  const hidden = await add('Hidden');
  const binned = await add('Binned');
  await setProjectHidden(admin, hidden._id, true);
  await deleteProject(admin, binned._id);
  const director = (await createDirector(admin, { name: 'Asha', position: 'Chair', picture: await stage() }))
    .data;
  await deleteDirector(admin, director._id);

  const rows = [...(await db.project.findMany()), ...(await db.director.findMany())];
  expect(rows.filter((row) => isPublished(row, ungated)).map(({ id }) => id)).toEqual([shown._id]);
  expect((await db.project.findMany({ where: published(ungated) })).map(({ id }) => id)).toEqual([shown._id]);
  const listed = await db.$queryRaw<{ id: string }[]>`
    select distinct record_id as id from record_address where is_published`;
  expect(listed).toEqual([{ id: shown._id }]);
});

it('what the gate lets through on a day is the same to the addresses, to a query, to SQL and to a row', async () => {
  const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';
  const days = [
    ['2026-01-01', '2026-06-30'],
    ['2026-06-30', '2026-12-31'],
    ['2026-07-01', ''],
    ['', '2026-06-29'],
  ] as const;
  for (const [registeredOn, completionOn] of days)
    await createProject(admin, {
      name: `${registeredOn} to ${completionOn}`,
      status: 'ongoing',
      registrations: [{ number, registeredOn, completionOn }],
    });
  await createProject(admin, { name: 'Not registered', status: 'ongoing' });
  await createProject(admin, { name: 'Built', status: 'completed' });
  const rows = await db.project.findMany();
  for (const day of ['2025-12-31', '2026-06-29', '2026-06-30', '2026-07-01', '2027-01-01']) {
    const gate = { since: day, until: day };
    const passed = rows.filter((row) => isPublished(row, gate)).map(({ name }) => name);
    const sorted = (names: { name: string }[]) => names.map(({ name }) => name).sort();
    const expected = days
      .filter(([from, until]) => from <= day && day <= until)
      .map(([from, until]) => `${from} to ${until}`.trim());
    expect(passed.toSorted()).toEqual([...expected, 'Built'].sort());
    expect(sorted(await db.project.findMany({ where: published(gate) }))).toEqual(passed.toSorted());
    expect(
      sorted(await db.$queryRaw<{ name: string }[]>`select name from project where ${publishedSql(gate)}`),
    ).toEqual(passed.toSorted());
    expect(
      sorted(
        await db.$queryRaw<{ name: string }[]>`
          select distinct name from record_address join project on id = record_id
          where is_published and ${day} between record_address.advertisable_from and record_address.advertisable_until`,
      ),
    ).toEqual(passed.toSorted());
  }
});
