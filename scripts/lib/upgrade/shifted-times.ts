import pg from 'pg';
import { quote } from '../backup/tables';
import { jsonTimes, moveOf, neverAhead } from './time-columns';

/** `key` names a time in a JSON column. */
type TimeColumn = { name: string; isList: boolean; key?: string };
type TimeTable = { table: string; hasId: boolean; columns: TimeColumn[] };

export type ShiftedColumn = { table: string; column: string; rows: number };
export type ShiftedTimes = { zone: string; from: Date; until: Date; rows: number };
type Moved = { moved: ShiftedColumn[]; undecided: ShiftedColumn[] };

export const shiftedTimesText =
  'An earlier release stored shifted times in this database because its time zone was not UTC. Stop the site, make a backup, and run npm run db:move-times -- --dry-run to list the shifted rows. Run it without --dry-run to correct them.';

/** A UUIDv7 id holds the moment of its making. */
const firstColumns = ['created_at', 'at', 'received_at', 'started_at'];
/** The sender's time: an imported table names the day of each enquiry. */
const ownFirst: Record<string, string> = { enquiry: 'import_id is null' };

const uuid7 = '^[0-9a-f]{8}-[0-9a-f]{4}-7';
const idTime = `to_timestamp((('x' || substr(replace(id, '-', ''), 1, 12))::bit(48)::bigint) / 1000.0)`;
const tolerance = `interval '1 minute'`;
/** A shifted value is UTC, read in the other zone. */
const shift = (moment: string, zone: string) =>
  `((${moment} at time zone 'UTC') at time zone ${pg.escapeLiteral(zone)})`;
const unshift = (column: string, zone: string) =>
  `((${column} at time zone ${pg.escapeLiteral(zone)}) at time zone 'UTC')`;

async function listTables(client: pg.Client): Promise<TimeTable[]> {
  const { rows } = await client.query<TimeTable>(`
    select c.table_name as table,
      bool_or(exists (select from information_schema.columns id where id.table_schema = c.table_schema
        and id.table_name = c.table_name and id.column_name = 'id' and id.data_type = 'text')) as "hasId",
      jsonb_agg(jsonb_build_object('name', c.column_name, 'isList', c.data_type = 'ARRAY') order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name <> '_prisma_migrations'
      and c.udt_name in ('timestamptz', '_timestamptz')
    group by c.table_name order by c.table_name`);
  return rows
    .map((row) => ({
      ...row,
      columns: [
        ...row.columns.filter(({ name }) => !['never', null].includes(moveOf(row.table, name))),
        ...jsonTimes.filter(({ table }) => table === row.table),
      ],
    }))
    .filter(({ columns }) => columns.length > 0);
}

const readTime = ({ name, key }: TimeColumn) =>
  key ? `(${name} ->> ${pg.escapeLiteral(key)})::timestamptz` : name;

const firstOf = ({ columns }: TimeTable) =>
  firstColumns.find((name) => columns.some((column) => column.name === name));

function tellingRows(table: TimeTable): string | null {
  const first = firstOf(table);
  return first && table.hasId ? `id ~ '${uuid7}' and ${ownFirst[table.table] ?? 'true'}` : null;
}

const isShifted = (first: string, zone: string) =>
  `abs(extract(epoch from ${first} - ${shift(idTime, zone)})) <= extract(epoch from ${tolerance})`;

const neverEarlier = new Set(['audit_entry', 'enquiry', 'session']);

/** Minutes. */
async function listOffsets(client: pg.Client, newest?: number): Promise<{ minutes: number; rows: number }[]> {
  const parts = (await listTables(client)).flatMap((table) => {
    const rows = neverEarlier.has(table.table) ? tellingRows(table) : null;
    if (!rows) return [];
    const limit = newest ? ` order by id desc limit ${newest}` : '';
    return `(select extract(epoch from ${firstOf(table)} - ${idTime}) as seconds from ${quote(table.table)} where ${rows}${limit})`;
  });
  if (parts.length === 0) return [];
  // Every offset in use is a multiple of 15 minutes.
  const { rows } = await client.query<{ minutes: number; rows: number }>(`
    select round(seconds / 900)::int * 15 as minutes, count(*)::int as rows from (${parts.join(' union all ')}) all_rows
    where abs(seconds) between 800 and 14 * 3600 + 100 and abs(seconds - round(seconds / 900) * 900) < 5
    group by 1 order by rows desc`);
  return rows;
}

export async function hasShiftedTimes(client: pg.Client): Promise<boolean> {
  return (await listOffsets(client, 200)).length > 0;
}

/** A start that migrated records nothing: an instance of the former release may still write. */
export async function checkTimesAtStart(
  client: pg.Client,
  { hasMigrated }: { hasMigrated: boolean },
): Promise<boolean> {
  const { rows } = await client.query<{ isChecked: boolean }>(
    'select are_times_checked as "isChecked" from installation',
  );
  if (rows[0]?.isChecked) return false;
  if (await hasShiftedTimes(client)) return true;
  if (!hasMigrated) await client.query('update installation set are_times_checked = true');
  return false;
}

/** Null when all are in UTC. @throws Error when the zone is ambiguous and none is given. */
export async function findShiftedTimes(client: pg.Client, zone?: string): Promise<ShiftedTimes | null> {
  const offsets = await listOffsets(client);
  if (offsets.length === 0) return null;
  const isIndia = offsets.every(({ minutes }) => minutes === -330);
  const known = zone ?? (isIndia ? 'Asia/Kolkata' : undefined);
  if (!known) {
    const list = offsets.map(({ minutes, rows }) => `${rows} by ${minutes} minutes`).join(', ');
    throw new Error(
      `Rows were not stored in UTC: ${list}. Give the time zone of the database: --zone America/New_York.`,
    );
  }
  const { rows: zones } = await client.query('select from pg_timezone_names where name = $1', [known]);
  if (zones.length === 0) throw new Error(`PostgreSQL does not know the time zone ${known}.`);
  const parts = (await listTables(client)).flatMap((table) => {
    const rows = tellingRows(table);
    return rows
      ? `select ${idTime} as moment, ${isShifted(firstOf(table) as string, known)} as shifted from ${quote(table.table)} where ${rows}`
      : [];
  });
  const { rows } = await client.query<{ rows: number; from: Date | null; until: Date | null }>(`
    select count(*) filter (where shifted)::int as rows, min(moment) filter (where shifted) as from,
      -- Where no row is right since, times were stored shifted until now.
      case when bool_or(shifted) and max(moment) = max(moment) filter (where shifted) then now() else max(moment) filter (where shifted) end as until
    from (${parts.join(' union all ')}) all_rows`);
  const [found] = rows;
  if (!found?.from || !found.until) throw new Error(`No row was stored in the time zone ${known}.`);
  return { zone: known, rows: found.rows, from: found.from, until: found.until };
}

const visits: TimeTable = {
  table: 'visit',
  hasId: true,
  columns: ['starts_at', 'created_at', 'updated_at'].map((name) => ({ name, isList: false })),
};

type Conditions = { isMoved: string; isUndecided: string };

const isWithin = (value: string, { zone, from, until }: ShiftedTimes) =>
  `${unshift(value, zone)} between ${pg.escapeLiteral(from.toISOString())}::timestamptz - ${tolerance}
    and ${pg.escapeLiteral(until.toISOString())}::timestamptz + ${tolerance}`;

function madeThen(table: TimeTable, period: ShiftedTimes): string | null {
  const first = firstOf(table);
  if (!first) return null;
  const telling = tellingRows(table);
  return telling
    ? `(case when ${telling} then ${isShifted(first, period.zone)} else ${isWithin(first, period)} end)`
    : `(${isWithin(first, period)})`;
}

function conditionsOf(table: TimeTable, column: string, period: ShiftedTimes): Conditions {
  if (table.table === 'visit_reservation') {
    // It has no time of its making, so it moves with its visit.
    const { isMoved } = conditionsOf(visits, 'starts_at', period);
    const isOfVisit = `exists (select from visit where visit.id = visit_reservation.visit_id and ${isMoved})`;
    return { isMoved: isOfVisit, isUndecided: 'false' };
  }
  const isMadeThen = madeThen(table, period);
  if (column === firstOf(table)) return { isMoved: isMadeThen ?? 'false', isUndecided: 'false' };
  // Set when the row is made, and never changed.
  if (jsonTimes.some(({ table: of, name }) => of === table.table && name === column))
    return { isMoved: isMadeThen ?? 'false', isUndecided: 'false' };
  if (neverAhead.has(column)) return { isMoved: isWithin(column, period), isUndecided: 'false' };
  if (isMadeThen === null) return { isMoved: 'false', isUndecided: 'true' };
  const changed = table.columns.find(({ name }) => name === 'updated_at')?.name;
  const isLeftSince = changed ? isWithin(changed, period) : 'true';
  return {
    isMoved: `(${isMadeThen} and ${isLeftSince})`,
    isUndecided: `(not ${isMadeThen} and ${isLeftSince})`,
  };
}

async function countMoved(
  client: pg.Client,
  table: TimeTable,
  period: ShiftedTimes,
  done: Moved,
): Promise<void> {
  for (const column of table.columns) {
    if (column.isList) continue;
    const { isMoved, isUndecided } = conditionsOf(table, column.name, period);
    const { rows } = await client.query<{ moved: number; undecided: number }>(`
      select count(*) filter (where ${isMoved})::int as moved, count(*) filter (where ${isUndecided})::int as undecided
      from ${quote(table.table)} where ${readTime(column)} is not null`);
    const name = column.key ? `${column.name}.${column.key}` : column.name;
    for (const kind of ['moved', 'undecided'] as const)
      if (rows[0] && rows[0][kind] > 0)
        done[kind].push({ table: table.table, column: name, rows: rows[0][kind] });
  }
}

function setColumn(table: TimeTable, column: TimeColumn, period: ShiftedTimes): string {
  const { name, isList, key } = column;
  const move = (value: string, condition: string) =>
    `case when ${condition} then ${unshift(value, period.zone)} else ${value} end`;
  if (isList)
    return `${name} = array(select ${move('each', isWithin('each', period))}
        from unnest(${name}) with ordinality as list(each, place) order by place)`;
  const { isMoved } = conditionsOf(table, name, period);
  if (!key) return `${name} = ${move(name, isMoved)}`;
  const value = readTime(column);
  const moved = `to_char(${unshift(value, period.zone)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `${name} = case when ${value} is not null and ${isMoved}
    then jsonb_set(${name}, array[${pg.escapeLiteral(key)}], to_jsonb(${moved})) else ${name} end`;
}

async function moveTable(client: pg.Client, table: TimeTable, period: ShiftedTimes): Promise<void> {
  const sets = table.columns.map((column) => setColumn(table, column, period));
  const isReservation = table.table === 'visit_reservation';
  // Two reservations would collide during the move.
  if (isReservation)
    await client.query('alter table visit_reservation drop constraint visit_reservation_pkey');
  await client.query(`update ${quote(table.table)} set ${sets.join(', ')}`);
  if (isReservation)
    await client.query(
      'alter table visit_reservation add constraint visit_reservation_pkey primary key (project_id, starts_at, place)',
    );
}

/** All or none. Run it while the site is stopped. */
export async function moveTimes(client: pg.Client, period: ShiftedTimes, isDryRun: boolean): Promise<Moved> {
  const done: Moved = { moved: [], undecided: [] };
  await client.query('begin');
  try {
    // Reservations first: the times of their visits identify them.
    const tables = (await listTables(client)).sort((one) => (one.table === 'visit_reservation' ? -1 : 0));
    for (const table of tables) {
      await countMoved(client, table, period, done);
      if (!isDryRun) await moveTable(client, table, period);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return done;
}
