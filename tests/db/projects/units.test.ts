import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreFromBin } from '@/lib/domain/bin/mutations';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { findProject } from '@/lib/domain/projects/queries';
import type { AdminUnit, UnitConflict } from '@/lib/domain/units/dto';
import { freeUnitsOf } from '@/lib/domain/units/free';
import { lapseHolds } from '@/lib/domain/units/lapse';
import {
  findEnquiryChoices,
  findUnitsOfProject,
  getUnit,
  listProjectsWithUnits,
  listUnitEvents,
} from '@/lib/domain/units/queries';
import { writableUnits } from '@/lib/domain/units/rules';
import { setUnitState } from '@/lib/domain/units/state-mutations';
import { exportUnits } from '@/lib/domain/units/table/export';
import { tableHead, toTableLine } from '@/lib/domain/units/table/line';
import { importUnits } from '@/lib/domain/units/table/mutations';
import { db } from '@/lib/server/db';
import { deleteRecord } from '@/lib/server/records/verbs';
import { createRecord, updateRecord } from '@/lib/server/records/write';
import { dayMs } from '@/lib/shared/time/day-ms';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import { makeAdmin, makeEditor, makeSales } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const tagged: string[] = [];
vi.mock('next/cache', () => ({
  cacheTag: (...tags: string[]) => void tagged.push(...tags),
  cacheLife: () => {},
}));

const admin = makeAdmin({ name: 'Meera' });
const editor = makeEditor({ name: 'Rohit' });
const sales = makeSales({ name: 'Divya' });
const other = makeSales({ name: 'Kiran' });
const today = officeDay(Date.now());
const soon = laterDay(today, 2);

let projectId = '';

beforeEach(async () => {
  await db.project.deleteMany();
  await db.enquiry.deleteMany();
  await db.auditEntry.deleteMany();
  const { data } = await createProject(admin, {
    name: 'Twin Palms',
    status: 'ongoing',
    unitTypes: [
      { name: 'A1', carpetArea: 72.46, homeCount: 9, freeCount: 9 },
      { name: 'B1', carpetArea: 104.38 },
    ],
  });
  projectId = data._id;
});
afterEach(() => vi.useRealTimers());

const add = async (number: string, values: object = {}) => {
  const input = { parentId: projectId, tower: 'South', floor: number.slice(0, -2), number, ...values };
  return (await createRecord(admin, writableUnits, input)).data;
};
const hold = (change: object = {}) => ({ state: 'held', heldUntil: soon, stateVersion: 0, ...change });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; message: string; current?: unknown; fields?: object }) => error,
  );
const laterToday = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
const take = async (csv: string, by = admin, isTrial = false) =>
  (await importUnits(by, projectId, { csv, isTrial })).data;
const give = async () => {
  const lines: string[] = [];
  for await (const units of exportUnits(editor, projectId)) lines.push(...units.map(toTableLine));
  return tableHead() + lines.join('');
};

async function addEnquiry(name: string): Promise<string> {
  await createEnquiry(makeEnquiry({ name }), makeSender());
  return (await db.enquiry.findFirstOrThrow({ where: { name } })).id;
}

describe('the state of a unit', () => {
  it('is set once by fifty at once; each of the others reads who was first, and that nothing has changed', async () => {
    const { _id } = await add('704', { type: 'A1' });
    const wishes = Array.from({ length: 50 }, (_, at) =>
      refusal(setUnitState(makeSales({ name: `P${at}` }), _id, { state: 'booked', stateVersion: 0 })),
    );
    const refusals = (await Promise.all(wishes)).filter((each) => each !== null);
    expect(refusals).toHaveLength(49);
    const unit = await getUnit(sales, _id);
    expect([unit.state, unit.stateVersion]).toEqual(['booked', 1]);
    for (const { code, message } of refusals) {
      expect(code).toBe('conflict');
      expect(message).toContain(`${unit.stateBy} was first: ${unit.stateBy} booked this unit at `);
      expect(message).toContain('Your booking was not saved. Nothing has changed.');
    }
    expect(await db.auditEntry.count({ where: { entityId: _id, action: 'book unit' } })).toBe(1);
  });

  it('offers who came second what is free of the same type, else what is nearest in size', async () => {
    const taken = await add('101', { type: 'A1', carpetArea: 72 });
    const alike = await add('102', { type: 'A1', carpetArea: 73 });
    const near = await add('103', { type: 'B1', carpetArea: 90 });
    await add('104', { type: 'B1', carpetArea: 140 });
    await setUnitState(sales, taken._id, { state: 'booked', stateVersion: 0 });
    const second = async () =>
      (await refusal(setUnitState(other, taken._id, hold())))?.current as UnitConflict;
    expect((await second()).instead).toMatchObject({ isSameType: true, units: [{ _id: alike._id }] });
    await setUnitState(sales, alike._id, { state: 'sold', stateVersion: 0 });
    const { unit, instead } = await second();
    expect(instead).toMatchObject({ isSameType: false, units: [{ _id: near._id }] });
    expect(unit).toMatchObject({ state: 'booked', stateBy: 'Divya', stateVersion: 1 });
  });

  it('is held until a day from today to ninety days ahead', async () => {
    const { _id } = await add('101');
    for (const heldUntil of ['', laterDay(today, -1), laterDay(today, 91)])
      expect(await refusal(setUnitState(sales, _id, hold({ heldUntil })))).toMatchObject({
        code: 'invalid',
        fields: { heldUntil: expect.any(String) },
      });
    for (const [stateVersion, heldUntil] of [today, laterDay(today, 90)].entries())
      await setUnitState(sales, _id, hold({ heldUntil, stateVersion }));
    expect((await getUnit(sales, _id)).hold?.heldUntil).toBe(laterDay(today, 90));
  });

  it('says to sales who has it, to editors the state alone, and to the history no name of theirs', async () => {
    const enquiryId = await addEnquiry('Ananya Quill');
    const { _id } = await add('803');
    await setUnitState(sales, _id, hold({ enquiryId }));
    expect(await getUnit(other, _id)).toMatchObject({
      state: 'held',
      stateBy: 'Divya',
      hold: { heldUntil: soon, heldFor: 'Ananya Quill', enquiryId },
    });
    const [seen] = (await findUnitsOfProject(editor, projectId))?.units ?? [];
    expect(seen).toMatchObject({ state: 'held', stateBy: null, hold: null, stateAt: null });
    expect(JSON.stringify(seen)).not.toMatch(/Ananya|Divya/);
    expect(await listUnitEvents(sales, _id)).toMatchObject([{ action: 'hold unit', actor: 'Divya' }, {}]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain('Ananya');
  });

  it('is free again when its day has passed, with no job; the job writes it once, with a line', async () => {
    const { _id } = await add('803');
    await setUnitState(sales, _id, hold({ heldFor: 'Ananya' }));
    laterToday(2);
    expect((await getUnit(sales, _id)).state).toBe('held');
    expect(await lapseHolds()).toBe(0);
    laterToday(1);
    const over: AdminUnit = await getUnit(sales, _id);
    expect([over.state, over.hold, over.stateVersion]).toEqual(['free', null, 1]);
    const counts = await Promise.all([lapseHolds(), lapseHolds(), lapseHolds()]);
    expect(counts.reduce((one, more) => one + more)).toBe(1);
    const lines = await db.auditEntry.findMany({ where: { entityId: _id, action: 'end hold' } });
    expect(lines.map(({ actor, label }) => [actor, label])).toEqual([
      ['The website', 'Twin Palms, South, 803'],
    ]);
    expect(await db.unit.findUniqueOrThrow({ where: { id: _id } })).toMatchObject({
      ...{ state: 'free', heldUntil: '', heldFor: '', stateVersion: 2 },
    });
  });

  it('can be set by who read it before the job wrote that its hold was over only anew', async () => {
    const { _id } = await add('803');
    await setUnitState(sales, _id, hold());
    laterToday(3);
    await setUnitState(other, _id, { state: 'sold', stateVersion: 1 });
    expect(await lapseHolds()).toBe(0);
    expect((await getUnit(sales, _id)).state).toBe('sold');
  });
});

describe('who a unit is held for', () => {
  it('is given to the person who asks what is kept of them, and goes with them', async () => {
    const enquiryId = await addEnquiry('Ananya Quill');
    const [named, typed, foreign] = [await add('101'), await add('102'), await add('103')];
    await setUnitState(sales, named._id, hold({ enquiryId }));
    await setUnitState(sales, typed._id, hold({ heldFor: 'ananya quill' }));
    await setUnitState(sales, foreign._id, hold({ heldFor: 'Rohan' }));
    const { data } = await exportContact(admin, enquiryId);
    expect((data as { heldUnits: object[] }).heldUnits).toMatchObject([
      { project: 'Twin Palms', tower: 'South', number: '101', heldUntil: soon },
      { number: '102' },
    ]);
    await eraseContact(admin, enquiryId);
    for (const { _id } of [named, typed])
      expect((await getUnit(sales, _id)).hold).toEqual({ heldUntil: soon, heldFor: '', enquiryId: null });
    expect((await getUnit(sales, foreign._id)).hold?.heldFor).toBe('Rohan');
  });

  it('is found by a part of their number, however they typed it', async () => {
    await createEnquiry(makeEnquiry({ phone: '(098450) 12-345' }), makeSender());
    for (const part of ['98450 12', '+91 98450', '450-123', '098450 12345', '+91 (0) 98450 12345'])
      expect(await findEnquiryChoices(sales, part)).toMatchObject([{ phone: '+919845012345' }]);
    expect(await findEnquiryChoices(sales, '98450 13')).toEqual([]);
  });

  it('goes with the enquiry, whoever deletes it', async () => {
    const enquiryId = await addEnquiry('Ananya Quill');
    const { _id } = await add('101');
    await setUnitState(sales, _id, hold({ enquiryId, heldFor: 'Her sister' }));
    await db.$executeRaw`delete from enquiry where id = ${enquiryId}`;
    expect((await getUnit(sales, _id)).hold).toEqual({ heldUntil: soon, heldFor: '', enquiryId: null });
  });

  it('is an enquiry that is there', async () => {
    const { _id } = await add('101');
    const gone = '00000000-0000-4000-8000-000000000000';
    expect(await refusal(setUnitState(sales, _id, hold({ enquiryId: gone })))).toMatchObject({
      fields: { enquiryId: expect.stringContaining('does not exist any more') },
    });
  });
});

describe('the number of a unit', () => {
  const taken = { code: 'invalid', fields: { number: 'There is a unit South 803 already' } };

  it('is its own in its tower, but for the bin, out of which it comes only where nobody has taken it', async () => {
    const first = await add('803');
    await add('803', { tower: 'North' });
    expect(await refusal(add('803'))).toMatchObject(taken);
    const last = await add('804');
    expect(await refusal(updateRecord(admin, writableUnits, last._id, { number: '803' }))).toMatchObject(
      taken,
    );
    await deleteRecord(admin, writableUnits, first._id);
    await add('803');
    expect(await refusal(restoreFromBin(admin, 'unit', first._id))).toMatchObject({
      message: 'Another unit has the same number. Change or delete that first.',
    });
  });

  it('is taken once by ten at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => refusal(add('803'))));
    expect(all.filter((each) => each === null)).toHaveLength(1);
    expect(all.filter((each) => each?.code === 'invalid')).toHaveLength(9);
  });

  it('names a type of the project, where it has any', async () => {
    expect(await refusal(add('101', { type: 'B4' }))).toMatchObject({
      fields: { type: 'There is no type B4. This project has A1, B1' },
    });
  });
});

describe('a table of units', () => {
  const lineOf = (at: number) =>
    toTableLine({
      ...{ tower: at % 2 ? 'North' : 'South', floor: at < 4 ? 'Ground' : String(at % 40), number: `-${at}` },
      ...{ type: at % 3 ? 'A1' : 'B1', carpetArea: 72.46, exclusiveCommonArea: at % 5 ? 7.1 : null },
      ...{ commonArea: 20.05, landShare: null, parkingLots: at % 3, price: 6_110_000 + at },
      state: (['free', 'booked', 'sold', 'held'] as const)[at % 4] ?? 'free',
    });
  const tableOf = (count: number) =>
    tableHead() + Array.from({ length: count }, (_, at) => lineOf(at)).join('');

  it('of two hundred comes out as it went in, byte for byte', async () => {
    const csv = tableOf(200);
    expect(await take(csv)).toMatchObject({ added: 200, changed: 0, same: 0, wrong: [], wrongLines: 0 });
    expect(await give()).toBe(csv);
    expect(await take(csv)).toMatchObject({ added: 0, changed: 0, same: 200 });
    expect(await db.auditEntry.count({ where: { entityId: 'import' } })).toBe(1);
  });

  it('is tried first, and then keeps nothing', async () => {
    expect(await take(tableOf(3), admin, true)).toMatchObject({ added: 3, isTrial: true });
    expect(await db.unit.count()).toBe(0);
    expect(await db.auditEntry.count({ where: { entityId: 'import' } })).toBe(0);
  });

  it('leaves wrong lines out, each with its line, column, value and a sentence, and takes the others', async () => {
    const csv = [
      'tower,floorNo,unitNo,unitType,carpetArea,state',
      'South,8,801,A1,72.46,free',
      'South,8,80 4,A1,72.46,free',
      'South,8,802,B4,72.46,free',
      'South,8,803,B1,1124,free',
      'South,,805,A1,72.46,free',
      'South,8,801,A1,72.46,free',
      'South,8,806,A1,many,gone',
    ].join('\n');
    const { added, wrong, wrongLines } = await take(csv);
    expect([added, wrongLines]).toEqual([1, 6]);
    expect(wrong.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
      [3, 'unitNo', '80 4', 'A number without a space. Do you mean unit 804?'],
      [4, 'unitType', 'B4', 'There is no type B4. This project has A1, B1'],
      [
        5,
        'carpetArea',
        '1124',
        'Larger than every home of this project. Are these square feet? The largest is B1 with 104.38 sq m',
      ],
      [6, 'floorNo', '', 'Every unit has a floor'],
      [7, 'unitNo', '801', 'Line 2 has this unit already'],
      [8, 'carpetArea', 'many', 'A number without text, such as 104.38'],
      [8, 'state', 'gone', 'A state is available, blocked, booked, sold'],
    ]);
  });

  it('changes what differs, and leaves what is held here and free in it', async () => {
    const { _id } = await add('803', { type: 'B1', price: 100 });
    await setUnitState(sales, _id, hold({ heldFor: 'Ananya' }));
    const csv = 'tower,floorNo,unitNo,price,state\nSouth,8,803,200,free\n';
    const { changed, changedInPrice, notes } = await take(csv);
    expect([changed, changedInPrice]).toEqual([1, 1]);
    expect(notes).toEqual(['1 unit is available in the file and blocked here (South 803). The blocks stay.']);
    expect(await getUnit(sales, _id)).toMatchObject({
      price: 200,
      state: 'held',
      type: 'B1',
      hold: { heldFor: 'Ananya' },
    });
  });

  it('reads the words of the office and the former ones for states', async () => {
    const csv = 'floorNo,unitNo,state\n1,101,Available\n1,102,Blocked\n1,103,Free\n1,104,Held\n';
    expect(await take(csv)).toMatchObject({ added: 4, wrong: [] });
    const rows = await db.unit.findMany({ orderBy: { number: 'asc' } });
    expect(rows.map(({ state }) => state)).toEqual(['free', 'held', 'free', 'held']);
    const table = await give();
    expect([table.match(/"available"/g)?.length, table.match(/"blocked"/g)?.length]).toEqual([2, 2]);
  });

  it('sets states for an admin; an editor takes it without them, and is told so', async () => {
    const csv = 'floorNo,unitNo,state\n1,101,sold\n';
    const { added, notes } = await take(csv, editor as typeof admin);
    expect([added, notes]).toEqual([
      1,
      ['The column of states is ignored. Only the sales team can change states.'],
    ]);
    expect(await give()).toContain('"available"');
    expect(await take(csv)).toMatchObject({ changed: 1, notes: [] });
    expect(await give()).toContain('"sold"');
  });

  it('is refused as a whole where its first line names no columns', async () => {
    expect(await refusal(take('a,b\n1,2'))).toMatchObject({ code: 'invalid' });
  });
});

describe('what the website says of units', () => {
  const shown = async () => {
    tagged.length = 0;
    const project = await findProject(projectId);
    return {
      counts: project?.unitCounts,
      types: project?.unitTypes.map((type) => [type.homeCount, type.freeCount]),
    };
  };
  const show = (unitsShown: string) => updateProject(admin, projectId, { unitsShown });

  it('is nothing until the office says so, then counts by type in the place of what was typed', async () => {
    const [held] = [await add('101', { type: 'A1' }), await add('102', { type: 'A1' })];
    await setUnitState(sales, held._id, hold({ heldFor: 'Ananya' }));
    expect(await shown()).toMatchObject({
      counts: null,
      types: [
        [9, 9],
        [null, null],
      ],
    });
    await show('counts');
    expect(await shown()).toEqual({
      counts: [{ type: 'A1', total: 2, free: 1, floors: [] }],
      types: [
        [2, 1],
        [null, null],
      ],
    });
    await show('free homes');
    const { counts } = await shown();
    expect(counts?.[0]?.floors).toEqual([{ tower: 'South', floor: '1', free: 1 }]);
    expect(JSON.stringify(await findProject(projectId))).not.toMatch(/Ananya|heldFor|"101"/);
  });

  it('counts a hold until the end of its last day, on the website, in the office and in the files for the quarter', async () => {
    const unit = await add('101', { type: 'A1' });
    await setUnitState(sales, unit._id, hold({ heldUntil: today }));
    await show('counts');
    const countFree = async () => ({
      website: (await shown()).counts?.[0]?.free,
      office: (await listProjectsWithUnits(sales))[0]?.free,
      filing: await db.unit.count({ where: freeUnitsOf(projectId) }),
    });
    expect(await countFree()).toEqual({ website: 0, office: 0, filing: 0 });
    laterToday(1);
    expect(await countFree()).toEqual({ website: 1, office: 1, filing: 1 });
  });

  it('is kept until the day after the first hold, and asked for anew after each change of a state', async () => {
    const unit = await add('101', { type: 'A1' });
    const tags = async (stateVersion: number, wish: object) =>
      (await setUnitState(sales, unit._id, { ...wish, stateVersion })).tags;
    expect(await tags(0, hold())).toEqual([]);
    await show('counts');
    expect(await tags(1, hold())).toEqual([`project:${projectId}`, 'projects']);
    await shown();
    const midnight = Date.parse(`${laterDay(soon, 1)}T00:00:00+05:30`);
    expect(tagged).toContain(`expires-at:${midnight}`);
    laterToday(3);
    expect((await shown()).counts?.[0]?.free).toBe(1);
    expect(tagged.filter((tag) => tag.startsWith('expires-at'))).toEqual([]);
  });
});
