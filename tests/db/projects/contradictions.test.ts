import { beforeEach, expect, it } from 'vitest';
import { toValues } from '@/components/admin/projects/form-values';
import { listContradictions } from '@/lib/shared/projects/contradictions';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyTables } from '../../support/database/empty-tables';

const { db } = await import('@/lib/server/db');
const { checkLaunch } = await import('@/lib/domain/launch/queries');
const { listProjectContradictions } = await import('@/lib/domain/projects/contradictions');
const { setProjectHidden } = await import('@/lib/domain/projects/hide');
const { keepWording } = await import('@/lib/domain/wording/mutations');
const { createProject, deleteProject, updateProject } = await import('../../support/contract/mutations');

const admin = makeAdmin();
const registration = (change: object = {}) => ({
  ...{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001', completionOn: '2027-12-31' },
  ...change,
});
const home = { name: 'Type A', bhk: 3, carpetArea: 113.04, homeCount: 30, freeCount: 40 };
const add = async (name: string, change: object = {}) =>
  (await createProject(admin, { name, status: 'ongoing', ...change })).data;
const listed = async () => (await checkLaunch(admin)).filter(({ items }) => items).map(({ id }) => id);

beforeEach(async () => {
  await emptyTables('project', 'kept_wording', 'file');
});

it('the launch list and the form of a project find the same contradictions, of each kind', async () => {
  const things = [
    { possession: 'March 2027', registrations: [registration()] },
    {
      possession: 'March 2028',
      registrations: [registration({ extensions: [{ kind: 'section 6', until: '2028-03-31' }] })],
    },
    { towers: [{ name: 'Tower A' }, { name: 'Tower B' }], registrations: [registration({ towers: 'A' })] },
    { towers: [{ name: 'Tower A' }, { name: 'Tower B' }], registrations: [registration()] },
    { unitTypes: [home], description: '<p>Two-bedroom homes.</p><p>A tower of 60 homes.</p>' },
    { unitTypes: [home], specifications: [{ title: 'Homes', description: ['Carpet area 90 sq m', ''] }] },
    { unitTypes: [{ ...home, freeCount: 2 }], price: '1,000' },
    { possession: 'May 2027', description: '<p>Ready by June 2027.</p>' },
    {},
  ];
  const expected: object[] = [];
  for (const [at, thing] of things.entries()) {
    const data = await add(`Project ${at}`, thing);
    const { specifications, ...values } = toValues(data);
    const lines = specifications.map(({ title, lines: list }) => ({
      title,
      description: list.map(({ text }) => text),
    }));
    for (const contradiction of listContradictions({ ...values, specifications: lines }))
      expected.push({ _id: data._id, name: data.name, contradiction });
  }
  const { count, first } = await listProjectContradictions(admin);
  const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
  expect(first.toSorted(byText)).toEqual(expected.toSorted(byText));
  expect([count, new Set(first.map(({ name }) => name)).size]).toEqual([expected.length, 7]);
});

it('what the website does not show contradicts nothing', async () => {
  const thing = { possession: 'March 2027', registrations: [registration()] };
  const [hidden, binned] = [await add('Hidden', thing), await add('Binned', thing)];
  expect((await listProjectContradictions(admin)).count).toBe(2);
  await setProjectHidden(admin, hidden._id, true);
  await deleteProject(admin, binned._id);
  expect((await listProjectContradictions(admin)).count).toBe(0);
});

it('a brochure that was made before its project was changed is listed with both days', async () => {
  const { _id } = await add('Kadal');
  const { id } = await db.document.create({
    data: { parentId: _id, title: 'Brochure', kind: 'Brochure', access: 'Open' },
  });
  await db.file.create({
    data: {
      publicId: 'b',
      url: '/b',
      name: 'b.pdf',
      bytes: 1,
      createdAt: new Date('2026-05-03T00:00:00Z'),
      use: { create: { kind: 'document', recordId: id, slot: 'file' } },
    },
  });
  const { oldBrochures } = await listProjectContradictions(admin);
  expect(oldBrochures).toMatchObject([
    { projectId: _id, _id: id, name: 'Kadal', title: 'Brochure', madeOn: '2026-05-03' },
  ]);
  await db.$executeRaw`update file set created_at = now() + interval '1 minute'`;
  expect((await listProjectContradictions(admin)).oldBrochures).toEqual([]);
});

it('the launch list says at once what a save has changed, although nothing is read twice for the same state', async () => {
  const { _id } = await add('Kadal', { description: '<p>World-class homes.</p>' });
  expect(await listed()).toEqual(['wording']);
  await updateProject(admin, _id, { possession: 'March 2027', registrations: [registration()] });
  expect(await listed()).toEqual(['contradictions', 'wording']);
  const hit = { rule: 'world class', words: 'World-class', sentence: 'World-class homes' };
  await keepWording(admin, {
    kind: 'project',
    recordId: _id,
    field: 'description',
    ...hit,
    reason: 'It is a name.',
  });
  expect(await listed()).toEqual(['contradictions']);
  await setProjectHidden(admin, _id, true);
  expect(await listed()).toEqual([]);
});
