import { beforeEach, expect, it, vi } from 'vitest';
import { addDays, toDay } from '@/lib/shared/time/local-day';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyTables } from '../../support/database/empty-tables';

const { db } = await import('@/lib/server/db');
const { env } = await import('@/lib/server/env');
const { enqueueEndAlarms } = await import('@/lib/domain/projects/end-alarms');
const { listEndingsForAdmin } = await import('@/lib/domain/projects/ends');
const { setProjectHidden } = await import('@/lib/domain/projects/hide');
const { runJobs } = await import('@/lib/domain/jobs');
const { runHousekeeping } = await import('@/lib/domain/housekeeping');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { createProject, deleteProject, updateProject } = await import('../../support/contract/mutations');

const admin = makeAdmin();
const end = '2027-03-31';
const before = (days: number) => addDays(end, -days);
const registration = (completionOn: string) => ({
  number: 'PRM/KA/RERA/0000/000/PR/000000/000001',
  completionOn,
});
const addProject = async (name: string, change: object = {}) =>
  (await createProject(admin, { name, status: 'ongoing', registrations: [registration(end)], ...change }))
    .data;

type Told = { subject: string; text: string; to: string };
/** The mails since the last look, the oldest first. */
async function takeMails(): Promise<Told[]> {
  const items = await db.outboxItem.findMany({ orderBy: { id: 'asc' } });
  await db.outboxItem.deleteMany();
  return items.map(({ payload }) => payload as Told);
}
const subjectsOf = async () => (await takeMails()).map(({ subject }) => subject);

beforeEach(async () => {
  await emptyTables('project', 'setting', 'outbox');
});

it('the office is told 120, 90, 30 and 7 days before a registration ends, and the day after, once each', async () => {
  const { _id } = await addProject('Kadal');
  const told: string[][] = [];
  for (let days = 122; days >= -3; days--) {
    await enqueueEndAlarms(before(days));
    await enqueueEndAlarms(before(days));
    for (const { subject, to, text } of await takeMails()) {
      told.push([String(days), subject, to]);
      expect(text).toContain(`${env.SITE_URL}/admin/projects?edit=${_id}&part=registration`);
      expect(text.includes('The website still shows it')).toBe(days === -1);
    }
  }
  expect(told).toEqual([
    ['120', 'Kadal: its registration ends in 120 days, on 31 Mar 2027', 'team'],
    ['90', 'Kadal: its registration ends in 90 days, on 31 Mar 2027', 'team'],
    ['30', 'Kadal: its registration ends in 30 days, on 31 Mar 2027', 'team'],
    ['7', 'Kadal: its registration ends in 7 days, on 31 Mar 2027', 'team'],
    ['-1', 'Kadal: its registration ended yesterday, on 31 Mar 2027', 'team'],
  ]);
});

it('several alarms that are due at once make one mail, of all projects; a changed end begins anew', async () => {
  const kadal = await addProject('Kadal');
  await addProject('Areca', { registrations: [registration(before(200))] });
  await enqueueEndAlarms(before(5));
  const [mail, ...others] = await takeMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('The registrations of 2 projects end or have ended');
  expect(mail?.text).toContain('ends in 5 days');
  expect(mail?.text).toContain('ended 195 days ago');
  await updateProject(admin, kadal._id, {
    registrations: [{ ...registration(end), extensions: [{ kind: 'section 6', until: addDays(end, 60) }] }],
  });
  await enqueueEndAlarms(before(5));
  expect(await subjectsOf()).toEqual(['Kadal: its registration ends in 65 days, on 30 May 2027']);
});

it('nobody is told of what is hidden, in the bin, completed, exempt or certified, nor under the setting that says nothing', async () => {
  const exemption = {
    reason: 'at most 8 apartments in all phases',
    sentence: 'Six homes.',
    document: 'BL 7',
  };
  const certificate = {
    kind: 'Completion certificate',
    state: 'Approved',
    number: 'C 1',
    datedOn: '2026-01-01',
  };
  const [hidden, binned] = [await addProject('Hidden'), await addProject('Binned')];
  await setProjectHidden(admin, hidden._id, true);
  await deleteProject(admin, binned._id);
  await addProject('Completed', { status: 'completed' });
  await addProject('Portfolio', { status: 'featured', construction: 'handed over' });
  await addProject('Exempt', { exemptions: [exemption] });
  await addProject('Certified', { papers: [certificate] });
  await addProject('Unregistered', { registrations: [] });
  await enqueueEndAlarms(before(7));
  expect(await takeMails()).toEqual([]);
  expect(await listEndingsForAdmin(admin, before(7))).toEqual([]);
  await setProjectHidden(admin, hidden._id, false);
  await saveSetting(admin, 'advertising', { value: { mode: 'off' } });
  await enqueueEndAlarms(before(7));
  expect([await takeMails(), await listEndingsForAdmin(admin, before(7))]).toEqual([[], []]);
  await saveSetting(admin, 'advertising', { value: { mode: 'warn' } });
  await enqueueEndAlarms(before(7));
  expect(await subjectsOf()).toEqual(['Hidden: its registration ends in 7 days, on 31 Mar 2027']);
});

it('however many processes look at once, one mail is enqueued; and none is remembered that was not', async () => {
  for (const name of ['Kadal', 'Areca', 'Banyan']) await addProject(name);
  await db.$executeRaw`alter table outbox rename to outbox_away`;
  await expect(enqueueEndAlarms(before(30))).rejects.toThrow();
  await db.$executeRaw`alter table outbox_away rename to outbox`;
  await Promise.all(Array.from({ length: 6 }, () => enqueueEndAlarms(before(30))));
  expect(await subjectsOf()).toEqual(['The registrations of 3 projects end']);
});

it('housekeeping tells of it, and the one call of a host’s scheduler before it sends what is due, but for a preview', async () => {
  const soon = [registration(addDays(toDay(Date.now()), 7))];
  await addProject('Kadal', { registrations: soon });
  const headers = new Headers({ host: 'elsewhere.example' });
  vi.stubEnv('VERCEL_ENV', 'preview');
  await runJobs({ headers });
  vi.unstubAllEnvs();
  expect(await takeMails()).toEqual([]);
  await runHousekeeping();
  expect(await takeMails()).toHaveLength(1);
  await addProject('Areca', { registrations: soon });
  await runJobs({ headers });
  expect(await subjectsOf()).toHaveLength(1);
});

it('the dashboard has what ends within 120 days or has ended, the first to end first, by the days of the office', async () => {
  const ending = async (name: string, days: number) => ({
    _id: (await addProject(name, { registrations: [registration(before(days))] }))._id,
    name,
    validUntil: before(days),
  });
  const [later, ended, soon] = [
    await ending('Later', -20),
    await ending('Ended', 101),
    await ending('Soon', 0),
  ];
  await ending('Far', -121);
  expect(await listEndingsForAdmin(admin, before(100))).toEqual([
    { ...ended, daysLeft: -1 },
    { ...soon, daysLeft: 100 },
    { ...later, daysLeft: 120 },
  ]);
});
