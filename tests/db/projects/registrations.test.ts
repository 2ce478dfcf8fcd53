import { beforeEach, describe, expect, it } from 'vitest';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { listVersions } from '@/lib/domain/history/queries';
import { findProject, listProjects } from '@/lib/domain/projects/queries';
import { unitTypeFields } from '@/lib/domain/unit-types/fields';
import { db } from '@/lib/server/db';
import { toText } from '@/lib/shared/parsing/field-text';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createProject,
  deleteProject,
  restoreProjectVersion,
  updateProject,
} from '../../support/contract/mutations';

const admin = makeAdmin();
const numberOf = (at: number) => `PRM/KA/RERA/0000/000/PR/000000/00000${at}`;
const empty = {
  authority: '',
  registeredOn: '',
  completionOn: '',
  extensions: [],
  towers: '',
  matchedOn: '',
  matchedBy: '',
};
const first = { ...empty, number: numberOf(1), completionOn: '2027-12-31' };
const second = { ...empty, number: numberOf(2), towers: 'B' };

const add = async (registrations: object[], name = 'Kadal Crest') =>
  (await createProject(admin, { name, status: 'ongoing', registrations })).data;
const change = async (id: string, patch: object) => (await updateProject(admin, id, patch)).data;

beforeEach(async () => {
  await db.project.deleteMany();
});

describe('the registrations of a project', () => {
  it('are saved with it, in their order, and each stays the row that it was', async () => {
    const project = await add([first, second]);
    expect(project.registrations).toMatchObject([first, second]);
    const [one, two] = project.registrations;
    const { registrations } = await change(project._id, {
      registrations: [two, { ...one, towers: 'A' }, { ...empty, number: numberOf(3) }],
    });
    expect(registrations.map(({ number }) => number)).toEqual([numberOf(2), numberOf(1), numberOf(3)]);
    expect(registrations.slice(0, 2).map(({ _id }) => _id)).toEqual([two?._id, one?._id]);
    expect(await db.registration.count()).toBe(3);
    const shown = registrations.map(({ authority: _, matchedOn: _on, matchedBy: _by, ...known }) => known);
    expect((await findProject(project._id))?.registrations).toEqual(shown);
    expect((await listProjects())[0]?.registrations).toEqual(shown);
  });

  it('stay where a save does not name them, and go where its list lacks them', async () => {
    const { _id } = await add([first, second]);
    expect((await change(_id, { name: 'Kadal Heights' })).registrations).toMatchObject([first, second]);
    expect((await change(_id, { registrations: [] })).registrations).toEqual([]);
    expect(await db.registration.count()).toBe(0);
  });

  it('come back with a version of before, as the rows that they were, and the history names them', async () => {
    const project = await add([first]);
    await change(project._id, { registrations: [] });
    const versions = await listVersions(admin, 'project', project._id);
    const line = await db.auditEntry.findFirst({ where: { entityId: project._id, action: 'update' } });
    expect(line?.fields).toEqual(['registrations']);
    const made = versions.at(-1);
    const { data } = await restoreProjectVersion(admin, project._id, made?._id ?? '');
    expect(data.registrations).toEqual(project.registrations);
  });

  it('differ in nothing from the version that was just saved, and are told of in the order of their fields', async () => {
    const unitTypes = [{ name: 'Type A', bhk: 3, carpetArea: 119.34, priceFrom: 8_800_000 }];
    const { _id } = await add([first]);
    await change(_id, { registrations: [first, second], unitTypes });
    const [newest] = await listVersions(admin, 'project', _id);
    expect(newest?.present?.differences).toEqual([]);
    const textOf = (name: string) => toText(newest?.changes.find(({ field }) => field === name)?.to);
    expect(textOf('registrations')).toContain(`${first.number}: 2027-12-31`);
    expect(textOf('unitTypes')).toBe('Type A: 3: 119.34: 8800000');
  });

  it('of another project are not taken over by their id', async () => {
    const [taken] = (await add([first])).registrations;
    const other = await add([second], 'Areca Court');
    const { registrations } = await change(other._id, { registrations: [{ ...second, _id: taken?._id }] });
    expect(registrations[0]?._id).not.toBe(taken?._id);
    const copy = await add([{ ...first, _id: taken?._id }], 'Copied');
    expect(copy.registrations[0]?._id).not.toBe(taken?._id);
    expect(await db.registration.findUnique({ where: { id: taken?._id ?? '' } })).toMatchObject(first);
  });

  it('are told apart in a conflict, lie in the bin with it, and are gone when it is', async () => {
    const project = await add([first]);
    await change(project._id, { registrations: [second] });
    await expect(
      updateProject(admin, project._id, { registrations: [], version: project.version }),
    ).rejects.toMatchObject({ code: 'conflict', current: { registrations: [second] } });
    await deleteProject(admin, project._id);
    expect(await db.registration.count()).toBe(1);
    await db.project.delete({ where: { id: project._id } });
    expect(await db.registration.count()).toBe(0);
  });

  it('stand in a bundle', async () => {
    await add([first]);
    expect((await readContentByCommand()).records.project[0]?.fields.registrations).toMatchObject([first]);
  });
});

it.each([
  ['ACK/KA/RERA/1257/334/PR/171014/000987', 'acknowledgement'],
  ['prm/ka/rera/0000/000/ag/000000/000001', 'agent'],
  ['  ', 'registration number'],
])('%j is refused as a registration, in words at its field', async (number, word) => {
  const refused = add([first, { ...empty, number }]);
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'registrations.1.number': expect.stringContaining(word) },
  });
});

it.each([
  [' prm/ka / rera/0000/000/pr/000000/000001 ', numberOf(1)],
  ['Phase 1, applied by letter', 'PHASE 1, APPLIED BY LETTER'],
])('%j is kept as %s', async (number, kept) => {
  expect((await add([{ ...empty, number }])).registrations[0]?.number).toBe(kept);
});

it('a figure that is left out of a kind of home is not known, and is no nought', async () => {
  const unitTypes = [{ name: 'Type A', carpetArea: '' }];
  const { data } = await createProject(admin, { name: 'Kadal Crest', status: 'ongoing', unitTypes });
  const { _id, name, plans, ...rest } = data.unitTypes[0] ?? {};
  expect(plans).toEqual([]);
  expect(Object.entries(rest).filter(([, value]) => value !== null && value !== '')).toEqual([]);
  expect(initialValues(unitTypeFields)).toMatchObject({ bhk: null, priceFrom: null, freeCount: null });
});

it('what is left out of one is empty, or what a new one starts with', async () => {
  const [one] = (await add([{ number: numberOf(1) }])).registrations;
  expect(one).toMatchObject({
    ...empty,
    number: numberOf(1),
    authority: 'Karnataka Real Estate Regulatory Authority',
  });
});

it.each(['2027-02-30', '31.12.2027', '2027'])('%s is no day', async (completionOn) => {
  await expect(add([{ ...first, completionOn }])).rejects.toMatchObject({
    fields: { 'registrations.0.completionOn': 'Write a date like 2027-03-31' },
  });
});
