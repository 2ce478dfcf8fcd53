import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { listHistory } from '@/lib/domain/history/queries';
import { addDays } from '@/lib/shared/time/local-day';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { withClient } from '@/scripts/lib/database/migrate';
import { makeAdmin } from '../../support/accounts/admin';
import { createProgress, createProject, deleteProject } from '../../support/contract/mutations';
import { withNewDatabase } from '../../support/database/backups';
import { emptyTables } from '../../support/database/empty-tables';
import { daysFromNow, stage } from '../../support/records/records';

const { db } = await import('@/lib/server/db');
const { enqueueFilingAlarms } = await import('@/lib/domain/filing/alarms');
const { markAsFiled } = await import('@/lib/domain/filing/mutations');
const { getFilingPack, listFilings, makePack, openFiledPack } = await import('@/lib/domain/filing/queries');
const { listOwedForAdmin } = await import('@/lib/domain/filing/owed');
const { listOldProgress } = await import('@/lib/domain/progress/old');
const { sweepFiles } = await import('@/lib/server/files/sweep');
const { keepPack, readUnchangedPack, removePack } = await import('@/lib/server/files/keep-pack');
const { createLocalDisk } = await import('@/lib/server/storage/local-disk');
const { storage } = await import('@/lib/server/storage/storage');

const admin = makeAdmin();
const number = 'PRM/KA/RERA/0000/000/PR/000000/000139';
const quarter = '2026-Q4';
const today = '2027-01-04';
const filed = { filedOn: today, filedBy: 'Meera Shenoy' };
const folder = path.join(process.env.DATA_DIR ?? '', 'uploads', 'filings');

const addProject = async (change: object = {}) =>
  (
    await createProject(admin, {
      name: 'Twin Palms',
      status: 'ongoing',
      registrations: [{ number, registeredOn: '2026-02-10', completionOn: '2029-05-31' }],
      litigation: [{ court: 'Civil Judge', number: 'OS 1/2024', year: 2024 }],
      ...change,
    })
  ).data._id;
const addUnit = (
  parentId: string,
  numberOfUnit: string,
  state: 'free' | 'held' | 'booked' | 'sold',
  more = {},
) => db.unit.create({ data: { parentId, floor: '1', number: numberOfUnit, state, ...more } });
const mark = (projectId: string, input: object = {}, day = today, of = quarter) =>
  markAsFiled(admin, { projectId, quarter: of }, { ...filed, ...input }, day);
const read = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return Buffer.concat(all);
};
const openFiled = async (projectId: string) =>
  read((await openFiledPack(admin, { projectId, number: undefined, quarter })).chunks);
const listPacks = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

beforeEach(async () => {
  await emptyTables('project', 'outbox', 'audit_entry', 'picture', 'picture_use');
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('a quarter that was filed', () => {
  it('keeps its pack unchanged with its hash and its facts, whatever is saved afterwards', async () => {
    const _id = await addProject();
    const unit = await addUnit(_id, '101', 'free');
    const { data } = await mark(_id);
    await db.unit.update({ where: { id: unit.id }, data: { state: 'booked' } });
    const bytes = await openFiled(_id);
    expect(await openFiled(_id)).toEqual(bytes);
    expect(data).toEqual({
      ...{ quarter, ...filed, isKept: true, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const now = await read(await makePack(admin, { projectId: _id, number, quarter }, today));
    expect(Buffer.from(unzipSync(now)['sheet.csv'] ?? []).toString()).not.toBe(
      Buffer.from(unzipSync(bytes)['sheet.csv'] ?? []).toString(),
    );
    const { facts } = await getFilingPack(admin, { projectId: _id, number, quarter }, today);
    expect(facts).toMatchObject({
      quarter,
      number,
      units: { count: 1 },
      litigation: [{ court: 'Civil Judge' }],
    });
    expect(facts.towers).toMatchObject([{ name: 'Twin Palms', apartments: 1, booked: 0, available: 1 }]);
    const next = await getFilingPack(admin, { projectId: _id, number, quarter: '2027-Q1' }, today);
    expect([next.before?.towers[0]?.booked, next.facts.towers[0]?.booked]).toEqual([0, 1]);
  });

  it('is filed once, by one of two at once, who leaves one pack', async () => {
    const _id = await addProject();
    const outcomes = await Promise.allSettled([
      mark(_id, { filedBy: 'Asha' }),
      mark(_id, { filedBy: 'Ravi' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect([await db.quarterlyFiling.count(), listPacks().length]).toEqual([1, 1]);
    await expect(mark(_id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Filed on 4 Jan 2027 by (Asha|Ravi)$/),
    });
    const { entries } = await listHistory(admin, { limit: 10 });
    expect(entries.filter(({ action }) => action === 'mark as filed')).toMatchObject([
      { label: 'Twin Palms, October to December 2026' },
    ]);
  });

  it('is opened no more once its pack was altered', async () => {
    const _id = await addProject();
    await mark(_id);
    fs.appendFileSync(path.join(folder, listPacks()[0] ?? ''), 'x');
    await expect(openFiled(_id)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['a day to come', { filedOn: '2027-01-05' }, { filedOn: 'This day is in the future.' }],
    [
      'its own days',
      { filedOn: '2026-12-31' },
      { filedOn: 'October to December 2026 was over on 31 Dec 2026.' },
    ],
    ['no day', { filedOn: '' }, { filedOn: 'On which day was it filed?' }],
    ['nobody', { filedBy: ' ' }, { filedBy: 'Who filed it?' }],
  ])('is not filed on %s', async (_what, input, fields) => {
    const _id = await addProject();
    await expect(mark(_id, input)).rejects.toMatchObject({ code: 'invalid', fields });
  });

  it('has to be over, and be one of the registration', async () => {
    const _id = await addProject();
    await expect(mark(_id, {}, '2026-12-31')).rejects.toMatchObject({ code: 'invalid' });
    for (const of of ['2025-Q4', '2027-Q2', 'now'])
      await expect(mark(_id, {}, today, of)).rejects.toMatchObject({ code: 'not_found' });
    await expect(mark(_id, { number: 'PRM/OTHER' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a pack', () => {
  it('has the photographs of its quarter by building, as JPEG of at most 900 KB, and no name of who holds or buys', async () => {
    const _id = await addProject({ towers: [{ name: 'East', floors: 12 }] });
    await addUnit(_id, '101', 'held', { tower: 'East', heldUntil: '2027-02-01', heldFor: 'Nisha Rai' });
    await addUnit(_id, '102', 'held', { tower: 'East', heldUntil: '2027-01-01', stateBy: 'Arjun Pai' });
    const picture = await stage('slab.jpg');
    await createProgress(admin, {
      ...{ parentId: _id, date: '2026-12-18', tower: 'East', superstructure: 84 },
      pictures: [{ _id: picture }],
    });
    const files = unzipSync(await read(await makePack(admin, { projectId: _id, number, quarter }, today)));
    expect(Object.keys(files).sort()).toEqual([
      ...['pictures/east/2026-12-18-001.jpg', 'sheet.csv', 'sheet.html'],
      'units.csv',
    ]);
    const photograph = files['pictures/east/2026-12-18-001.jpg'] ?? new Uint8Array();
    expect([...photograph.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(photograph.length).toBeLessThanOrEqual(900_000);
    const texts = ['sheet.csv', 'sheet.html', 'units.csv'].map((name) =>
      Buffer.from(files[name] ?? []).toString(),
    );
    expect(texts.join('')).toContain('84');
    expect(texts.join('')).not.toMatch(/Nisha|Arjun/);
  });

  it('that a store cannot take is named by its hash alone, and one that it can is sealed', async () => {
    const put = new Map<string, Buffer>();
    const shared = {
      ...storage,
      openWriter: undefined,
      servesEverybody: true,
      put: async (key: string, bytes: Buffer) => {
        put.set(key, bytes);
        return key;
      },
      read: async (url: string) => put.get(url) ?? Buffer.alloc(0),
      removeFile: async (key: string) => void put.delete(key),
    };
    const pieces = async function* (count: number) {
      for (let at = 0; at < count; at += 1) yield Buffer.alloc(1024 * 1024, 'private');
    };
    const small = await keepPack(shared, pieces(2));
    expect(put.get(small.kept?.url ?? '')?.includes('private')).toBe(false);
    if (!small.kept) throw new Error('It was not kept.');
    expect((await read(await readUnchangedPack(shared, small.kept, small.sha256))).length).toBe(
      2 * 1024 * 1024,
    );
    await removePack(shared, small.kept);
    const large = await keepPack(shared, pieces(5));
    expect([large.kept, large.bytes, put.size]).toEqual([null, 5 * 1024 * 1024, 0]);
  });

  it('stays through the sweep as long as its project does, and in a backup', async () => {
    const _id = await addProject();
    await mark(_id);
    const bytes = await openFiled(_id);
    const other = await addProject({ name: 'Other' });
    await mark(other);
    await sweepFiles(daysFromNow(400));
    expect(listPacks()).toHaveLength(2);
    const file = path.join(process.env.DATA_DIR ?? '', 'filing-backup.tar.gz');
    const source = { directUrl: process.env.DATABASE_URL ?? '', siteUrl: 'https://example.com', storage };
    await makeBackup(file, source);
    await withNewDatabase(async (directUrl) => {
      const place = fs.mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'place-'));
      await restoreBackup(file, await verifyBackup(file), {
        ...source,
        directUrl,
        storage: createLocalDisk(place),
      });
      const { rows } = await withClient(directUrl, (client) =>
        client.query('select url from quarterly_filing where project_id = $1', [_id]),
      );
      const restored = String(rows[0]?.url).replace('/uploads/', '');
      expect(fs.readFileSync(path.join(place, restored))).toEqual(bytes);
    });
    await db.project.delete({ where: { id: other } });
    await sweepFiles(daysFromNow(400));
    expect(listPacks()).toHaveLength(1);
  });
});

type Told = { subject: string; text: string; to: string };

describe('the clock', () => {
  it('tells the team 10, 5 and 1 days before the 15th, once each, and of nothing that was filed', async () => {
    const _id = await addProject();
    const told: string[][] = [];
    for (let day = '2026-12-28'; day <= '2027-01-20'; day = addDays(day, 1)) {
      await Promise.all([enqueueFilingAlarms(day), enqueueFilingAlarms(day)]);
      for (const { id, payload } of await db.outboxItem.findMany({ orderBy: { id: 'asc' } })) {
        const { subject, text, to } = payload as Told;
        told.push([day, subject, to]);
        expect(text).toContain(`/admin/projects/${_id}/filing?quarter=2026-Q4`);
        await db.outboxItem.delete({ where: { id } });
      }
    }
    expect(told).toEqual([
      ['2027-01-05', 'Twin Palms: filing of October to December 2026 due in 10 days', 'team'],
      ['2027-01-10', 'Twin Palms: filing of October to December 2026 due in 5 days', 'team'],
      ['2027-01-14', 'Twin Palms: filing of October to December 2026 due in 1 day', 'team'],
    ]);
    await db.filingAlarm.deleteMany();
    await mark(_id);
    await enqueueFilingAlarms('2027-01-14');
    expect(await db.outboxItem.count()).toBe(0);
  });

  it('owes the quarters since the last that was filed, and none of a project in the bin', async () => {
    const _id = await addProject();
    const owed = async (day: string) =>
      (await listOwedForAdmin(admin, day)).map((one) => [one.quarter, one.daysLeft]);
    expect(await owed('2027-01-15')).toEqual([[quarter, 0]]);
    expect(await owed('2027-01-16')).toEqual([[quarter, -1]]);
    await mark(_id);
    expect(await owed('2027-01-16')).toEqual([]);
    expect(await owed('2027-07-01')).toEqual([
      ['2027-Q1', -77],
      ['2027-Q2', 14],
    ]);
    await deleteProject(admin, _id);
    expect(await owed('2027-07-01')).toEqual([]);
  });

  it('ends with the completion certificate, and goes on for a registration that has lapsed without', async () => {
    const _id = await addProject();
    const list = async (day: string) => (await listFilings(admin, _id, day)).registrations[0];
    const lapsed = await list('2030-01-04');
    expect(lapsed?.lapsedOn).toBe('2029-05-31');
    expect(lapsed?.quarters.map((one) => one.quarter)).toHaveLength(17);
    expect(lapsed?.quarters[0]?.quarter).toBe('2030-Q1');
    await db.paper.create({
      data: {
        projectId: _id,
        sortOrder: 0,
        kind: 'Completion certificate',
        state: 'Approved',
        datedOn: '2028-02-29',
      },
    });
    expect(await list('2030-01-04')).toMatchObject({ lapsedOn: '', owed: ['2028-Q1'] });
  });
});

it('an entry that is older than 100 days is told of, of a project that is registered and not finished', async () => {
  const [rising, free, done] = [
    await addProject({ name: 'Rising' }),
    await addProject({ name: 'Free', registrations: [] }),
    await addProject({ name: 'Done', status: 'completed' }),
  ];
  for (const parentId of [rising, free, done]) await createProgress(admin, { parentId, date: '2026-08-01' });
  const old = async (day: string) => (await listOldProgress(admin, { today: day })).map(({ name }) => name);
  expect(await old('2026-11-09')).toEqual([]);
  expect(await old('2026-11-10')).toEqual(['Rising']);
  await createProgress(admin, { parentId: rising, date: '2026-11-01' });
  expect(await old('2026-11-10')).toEqual([]);
});
