import { beforeEach, expect, it } from 'vitest';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { listVersions } from '@/lib/domain/history/queries';
import { findProject } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, restoreProjectVersion, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const lists = {
  papers: [
    { kind: 'Building licence', authority: 'City Corporation', state: 'Approved', datedOn: '2025-03-14' },
    { kind: 'Occupancy certificate', state: 'To be applied' },
  ],
  charges: [
    {
      name: 'Floor rise',
      basis: 'per floor and sq m of carpet',
      rate: 500.5,
      aboveFloor: 4,
      part: 'agreement value',
      statedOn: '2026-11-01',
      source: 'Price list',
    },
    { name: 'Water and electricity', rate: 120_000 },
  ],
  towers: [
    { name: 'Tower A', floors: 16, basements: 2, stilts: 1, slabsCast: 15, height: 58.4 },
    { name: 'Tower B', floors: null },
  ],
  exemptions: [
    {
      reason: 'at most 8 apartments in all phases',
      sentence: 'This project has six apartments.',
      document: 'Licence BL 7/2026',
    },
  ],
};
type ListName = keyof typeof lists;
const names = Object.keys(lists) as ListName[];

const add = async (values: object) =>
  (await createProject(admin, { name: 'Kadal Crest', status: 'ongoing', ...values })).data;

beforeEach(async () => {
  await db.project.deleteMany();
});

it.each(names)(
  'the %s of a project are saved with it, come back with a version, and stand in a bundle',
  async (name) => {
    const made = await add({ [name]: lists[name] });
    expect(made[name]).toMatchObject(lists[name]);
    expect((await findProject(made._id))?.[name]).toEqual(made[name]);
    expect((await readContentByCommand()).records.project[0]?.fields[name]).toMatchObject(lists[name]);
    expect((await updateProject(admin, made._id, { [name]: [] })).data[name]).toEqual([]);
    const versions = await listVersions(admin, 'project', made._id);
    const { data } = await restoreProjectVersion(admin, made._id, versions.at(-1)?._id ?? '');
    expect(data[name]).toEqual(made[name]);
  },
);

it('an exemption has reason, sentence and document, or is none, and a project has at most one', async () => {
  const [exemption] = lists.exemptions;
  for (const [name, word] of [
    ['reason', 'reason'],
    ['sentence', 'sentence'],
    ['document', 'document'],
  ] as const)
    await expect(add({ exemptions: [{ ...exemption, [name]: '' }] })).rejects.toMatchObject({
      fields: { [`exemptions.0.${name}`]: expect.stringContaining(word) },
    });
  await expect(add({ exemptions: [exemption, exemption] })).rejects.toMatchObject({
    fields: { exemptions: 'At most 1 exemption' },
  });
});

it('a charge begins as a lump sum beside the agreement value, and a percentage has an end', async () => {
  expect((await add({ charges: [{ name: 'Water' }] })).charges).toMatchObject([
    { basis: 'lump sum', part: 'beside it', rate: null },
  ]);
  await expect(
    add({ charges: [{ name: 'Water' }, { name: 'Legal', basis: 'percent of base price', rate: 101 }] }),
  ).rejects.toMatchObject({ fields: { 'charges.1.rate': 'At most 100 percent' } });
});

it('a paper begins as to be applied for, and has one of three states', async () => {
  expect((await add({ papers: [{ kind: 'e-Khata' }] })).papers).toMatchObject([{ state: 'To be applied' }]);
  await expect(add({ papers: [{ kind: 'e-Khata', state: 'Lost' }] })).rejects.toMatchObject({
    fields: { 'papers.0.state': 'A paper is one of Approved, Applied, To be applied' },
  });
});
