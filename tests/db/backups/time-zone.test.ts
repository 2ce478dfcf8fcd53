import { expect, inject, it } from 'vitest';
import { db } from '@/lib/server/db';
import { counterStore } from '@/lib/server/writes/counter-store';
import { withClient } from '@/scripts/lib/database/migrate';
import {
  checkTimesAtStart,
  findShiftedTimes,
  hasShiftedTimes,
  moveTimes,
} from '@/scripts/lib/upgrade/shifted-times';
import { moveOf } from '@/scripts/lib/upgrade/time-columns';

const url = process.env.DATABASE_URL ?? '';
const zone = 'Asia/Kolkata';
/** What a release before this one stored in a database of that zone. */
const shift = (column: string) => `((${column} at time zone 'UTC') at time zone '${zone}')`;
/** As the migration copied the shifted column. */
const shiftedSentAt = `jsonb_set(origin, '{sentAt}', to_jsonb(to_char(
  ${shift(`(origin ->> 'sentAt')::timestamptz`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;
const hourMs = 3_600_000;

it('every connection is in UTC, though the database says otherwise', async () => {
  const set = await withClient(inject('serverUrl'), (client) =>
    client.query(`select setconfig::text as config from pg_db_role_setting`),
  );
  expect(set.rows[0]?.config).toMatch(/^\{TimeZone=(?!UTC)/);
  const [site] = await db.$queryRaw<{ TimeZone: string }[]>`show timezone`;
  const { rows } = await counterStore.storeClient.query({ text: 'show timezone' });
  const command = await withClient(url, (client) => client.query('show timezone'));
  expect([site, rows[0], command.rows[0]]).toEqual(Array(3).fill({ TimeZone: 'UTC' }));
});

it('a moment that is stored is the moment that SQL compares with', async () => {
  const { id } = await addEnquiry();
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    select abs(extract(epoch from now() - created_at))::float8 as seconds from enquiry where id = ${id}`;
  expect(row?.seconds).toBeLessThan(60);
});

const addEnquiry = () =>
  db.enquiry.create({
    data: {
      ...{
        requestKey: crypto.randomUUID(),
        name: 'Asha',
        email: '',
        phoneE164: '',
      },
      retainUntil: new Date(Date.now() + 1000 * hourMs),
      followUpAt: new Date(Date.now() + 48 * hourMs),
      // Long before the period in which times were stored shifted.
      origin: { listing: 'KC-02', sentAt: new Date(Date.now() - 9000 * hourMs).toISOString() },
    },
  });

async function addVisit(enquiryId: string, projectId: string, hours: number) {
  const startsAt = new Date(Date.now() + hours * hourMs);
  return db.visit.create({
    data: {
      ...{ projectId, enquiryId, startsAt, minutes: 45, mailedAt: [new Date()] },
      reservations: { create: { projectId, startsAt, place: 1, heldUntil: startsAt } },
    },
    include: { reservations: true },
  });
}

const start = (hasMigrated: boolean) =>
  withClient(url, (client) => checkTimesAtStart(client, { hasMigrated }));
const isRecorded = async () => (await db.installation.findFirstOrThrow()).areTimesChecked;

/** All times of what is there, by its table and id. */
const readAll = async () => ({
  enquiries: await db.enquiry.findMany({ orderBy: { id: 'asc' } }),
  visits: await db.visit.findMany({ orderBy: { id: 'asc' }, include: { reservations: true } }),
  projects: await db.project.findMany({ orderBy: { id: 'asc' } }),
});

it('times that were stored in another zone are found by the ids of their rows, reported at each start and moved, and no others', async () => {
  await db.enquiry.deleteMany();
  const project = await db.project.create({ data: { name: 'Kadal Crest', status: 'ongoing' } });
  // Made before the zone of the database was changed.
  const older = await addEnquiry();
  await db.$executeRaw`
    update enquiry set id = '01900000-0000-7000-8000-000000000000', created_at = '2024-06-09T12:15:47Z', updated_at = '2024-06-09T12:15:47Z'
    where id = ${older.id}`;
  const enquiry = await addEnquiry();
  // Their reservations are five and a half hours apart: while they are moved one would meet the other.
  await addVisit(enquiry.id, project.id, 50);
  await addVisit(enquiry.id, project.id, 55.5);
  const right = await readAll();
  expect(await withClient(url, hasShiftedTimes)).toBe(false);
  expect(await withClient(url, (client) => findShiftedTimes(client))).toBeNull();

  const made = `where id > '01950000'`;
  await db.$executeRawUnsafe(`alter table visit_reservation drop constraint visit_reservation_pkey`);
  for (const sql of [
    `update enquiry set created_at = ${shift('created_at')}, updated_at = ${shift('updated_at')}, follow_up_at = ${shift('follow_up_at')}, origin = ${shiftedSentAt}, retain_until = ${shift('retain_until')} ${made}`,
    `update visit set created_at = ${shift('created_at')}, updated_at = ${shift('updated_at')}, starts_at = ${shift('starts_at')}, mailed_at = array[${shift('mailed_at[1]')}]`,
    `update visit_reservation set starts_at = ${shift('starts_at')}, held_until = ${shift('held_until')}`,
    `update project set created_at = ${shift('created_at')}, updated_at = ${shift('updated_at')}`,
  ])
    await db.$executeRawUnsafe(sql);
  await db.$executeRawUnsafe(
    `alter table visit_reservation add constraint visit_reservation_pkey primary key (project_id, starts_at, place)`,
  );
  const shifted = await readAll();
  expect(await withClient(url, hasShiftedTimes)).toBe(true);
  for (const hasMigrated of [true, false, false]) expect(await start(hasMigrated)).toBe(true);
  expect(await isRecorded()).toBe(false);
  await withClient(url, async (client) => {
    const found = await findShiftedTimes(client);
    expect(found).toMatchObject({ zone, rows: 4 });
    if (!found) return;
    const dry = await moveTimes(client, found, true);
    expect(await readAll()).toEqual(shifted);
    expect(dry.moved).toContainEqual({ table: 'visit_reservation', column: 'starts_at', rows: 2 });
    expect(dry.moved).toContainEqual({ table: 'enquiry', column: 'created_at', rows: 1 });
    expect(dry.moved).toContainEqual({ table: 'enquiry', column: 'origin.sentAt', rows: 1 });
    expect(await moveTimes(client, found, false)).toEqual(dry);
    expect(await readAll()).toEqual(right);
    expect(await findShiftedTimes(client)).toBeNull();
  });
  expect(await start(true)).toBe(false);
  expect(await isRecorded()).toBe(false);
  expect(await start(false)).toBe(false);
  expect(await isRecorded()).toBe(true);
});

it('every column of time is moved, or is known to be right in every zone', async () => {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and table_name <> '_prisma_migrations'
      and udt_name in ('timestamptz', '_timestamptz', 'timestamp', '_timestamp')`;
  expect(columns.length).toBeGreaterThan(100);
  const forgotten = columns.filter(({ table, column }) => moveOf(table, column) === null);
  expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
