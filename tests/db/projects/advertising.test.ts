import { beforeEach, expect, it } from 'vitest';
import { findHold, toHoldFacts } from '@/lib/shared/projects/hold';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyTables } from '../../support/database/empty-tables';

const { getAdvertisingWarnings, listHeld } = await import('@/lib/domain/projects/holds');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { setProjectHidden } = await import('@/lib/domain/projects/hide');
const { createProject, deleteProject } = await import('../../support/contract/mutations');

const admin = makeAdmin();
const today = '2026-11-26';
const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';
const registration = (completionOn: string, ...until: string[]) => ({
  number,
  completionOn,
  extensions: until.map((day) => ({ kind: 'section 6', until: day })),
});
const certificate = (change: object = {}) => ({
  kind: 'Occupancy certificate',
  state: 'Approved',
  number: 'OC 7',
  datedOn: '2026-05-01',
  ...change,
});
const exemption = { reason: 'at most 8 apartments in all phases', sentence: 'Six homes.', document: 'BL 7' };

beforeEach(async () => {
  await emptyTables('project', 'setting');
});

it('the database and the form of a project find the same reasons, of each status with each thing that counts', async () => {
  const things = [
    {},
    { exemptions: [exemption] },
    { registrations: [registration('')] },
    { registrations: [registration('2026-11-25')] },
    { registrations: [registration(today)] },
    { registrations: [registration('2026-01-31', '2026-10-01', '2027-01-31')] },
    { registrations: [registration('2026-01-31'), registration('2028-01-31')] },
    { registrations: [{ ...registration('2029-01-31'), registeredOn: '2026-11-27' }] },
    {
      registrations: [
        { ...registration('2026-01-31'), registeredOn: '2021-01-31' },
        { ...registration('2029-01-31'), registeredOn: '2026-11-27' },
      ],
    },
    {
      registrations: [
        { ...registration('2026-11-28'), registeredOn: '2021-01-31' },
        { ...registration('2029-01-31'), registeredOn: '2026-11-27' },
      ],
    },
    { papers: [certificate()] },
    { papers: [certificate({ state: 'Applied' }), certificate({ kind: ' completion certificate ' })] },
    { papers: [certificate({ number: '' })], registrations: [registration('2025-01-01')] },
  ];
  const expected: object[] = [];
  for (const status of ['upcoming', 'ongoing', 'featured', 'ready to move', 'completed'] as const)
    for (const construction of [null, 'structure', 'handed over'] as const)
      for (const [at, thing] of things.entries()) {
        const name = `${status} ${construction} ${at}`;
        const { data } = await createProject(admin, { name, status, construction, ...thing });
        const hold = findHold(toHoldFacts(data), today);
        if (hold) expected.push({ _id: data._id, name, hold });
      }
  expect(expected.length).toBeGreaterThan(50);
  const found = await listHeld(admin, today);
  const byName = (one: { name?: string }, other: { name?: string }) =>
    String(one.name).localeCompare(String(other.name));
  expect(found.toSorted(byName)).toEqual(expected.toSorted(byName));
});

it('what the website does not show is nothing to warn of, and the office can ask for no warning', async () => {
  const add = async (name: string) => (await createProject(admin, { name, status: 'ongoing' })).data;
  const [shown, hidden, binned] = [await add('Shown'), await add('Hidden'), await add('Binned')];
  await setProjectHidden(admin, hidden._id, true);
  await deleteProject(admin, binned._id);
  const hold = { why: 'no registration' };
  expect(await getAdvertisingWarnings(admin, [shown._id])).toEqual({
    mode: 'warn',
    count: 1,
    first: [{ _id: shown._id, name: 'Shown', hold }],
    holds: { [shown._id]: hold },
  });
  await saveSetting(admin, 'advertising', { value: { mode: 'off' } });
  expect(await getAdvertisingWarnings(admin, [shown._id])).toBeNull();
});
