import { beforeEach, describe, expect, test } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import {
  exportGoogleConversions,
  googleHead,
  toGoogleLine,
} from '@/lib/domain/enquiries/reports/google-conversions';
import {
  listSourceReport,
  sourceReportHead,
  toSourceReportLine,
} from '@/lib/domain/enquiries/reports/source-report';
import { saveSpend } from '@/lib/domain/enquiries/reports/spend-mutations';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { createSource, updateSource } from '@/lib/domain/sources/mutations';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { addSource, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const month = toDay(new Date()).slice(0, 7);
let serial = 0;

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await db.sourceSpend.deleteMany();
  await db.auditEntry.deleteMany();
});

async function add(source: string, ...states: string[]): Promise<string> {
  serial += 1;
  const phone = `98450 9${String(serial).padStart(4, '0')}`;
  const { data } = await addEnquiry(sales, { phone, source, isNoticeRead: true });
  for (const state of states) await updateEnquiry(sales, data._id, { state });
  return data._id;
}
const figuresOf = async (source: string) =>
  (await listSourceReport(sales, month)).find((row) => row.source === source);
const spend = (source: string, rupees: number | null, version?: number) =>
  saveSpend(admin, { source, month, rupees, ...(version !== undefined && { version }) });

describe('the figures of a month', () => {
  test('count the enquiries of each source, who visited and who bought, and divide what was spent', async () => {
    for (const states of [[], ['site visit'], ['site visit', 'won'], ['spam']])
      await add('99acres', ...states);
    await add('Hoarding');
    await spend('99acres', 76_800);
    expect(await listSourceReport(sales, month)).toMatchObject([
      { source: '99acres', spend: 76_800, enquiries: 3, visits: 2, sales: 1 },
      { source: 'Hoarding', spend: null, enquiries: 1, visits: 0, sales: 0 },
    ]);
    expect(await listSourceReport(sales, '2020-01')).toEqual([]);
  });

  test('say how many were answered in time, by the deadline that was stored, and how many asked for a visit', async () => {
    const [soon, late, open, bare] = [
      await add('99acres'),
      await add('99acres'),
      await add('99acres'),
      await add('99acres'),
    ];
    const now = Date.now();
    const at = (minutes: number) => new Date(now + minutes * 60_000);
    const clock = (enquiryId: string, dueAt: Date, answeredAt: Date | null) =>
      db.sla.create({ data: { enquiryId, startedAt: at(-90), dueAt, answeredAt } });
    await clock(soon, at(-30), at(-31));
    await clock(late, at(-30), at(-29));
    await clock(open, at(30), null);
    await db.enquiry.update({ where: { id: bare }, data: { details: { visitOn: '2026-12-01' } } });
    expect(await figuresOf('99acres')).toMatchObject({
      enquiries: 4,
      timed: 2,
      inTime: 1,
      asked: 1,
      visits: 0,
    });
    await db.sla.update({ where: { enquiryId: open }, data: { dueAt: at(-1) } });
    expect(await figuresOf('99acres')).toMatchObject({ timed: 3, inTime: 1 });
  });

  test('have a source that sent nothing, and one that is called otherwise now, with all that it has cost', async () => {
    const source = await addSource();
    await pushAndWork(source, { id: '1', phone: '98450 99001' });
    await spend('Landing page', 5000);
    expect(await figuresOf('Landing page')).toMatchObject({ enquiries: 1, spend: 5000 });
    const { data } = await updateSource(admin, source._id, { name: 'Old page', version: source.version });
    await addSource();
    const taken = { code: 'invalid', fields: { name: sourceTexts.nameTaken } };
    await expect(createSource(admin, { kind: 'form', name: 'old PAGE' })).rejects.toMatchObject(taken);
    await expect(
      updateSource(admin, source._id, { name: 'Landing page', version: data.version }),
    ).rejects.toMatchObject(taken);
    await updateSource(admin, source._id, { name: 'Old page', version: data.version });
    expect(await figuresOf('Old page')).toMatchObject({ enquiries: 1, spend: 5000 });
    expect(await figuresOf('Landing page')).toMatchObject({ enquiries: 0, spend: null });
  });

  test('as a table say of a cost in words why it is none, and name no buyer', async () => {
    await add('99acres');
    await spend('99acres', 1200);
    await add('Hoarding');
    const lines = (await listSourceReport(sales, month)).map(toSourceReportLine);
    expect([sourceReportHead(), ...lines]).toEqual([
      '"Source","Month","Spend in rupees","Enquiries","With a response time","Answered in time","Visits requested","Visits","Sales","Cost per enquiry","Cost per visit request","Cost per visit","Cost per sale"\r\n',
      `"99acres","${month}","1200","1","0","0","0","0","0","1200","none requested yet","no visit yet","no sale yet"\r\n`,
      `"Hoarding","${month}","","1","0","0","0","0","0","","","",""\r\n`,
    ]);
  });
});

describe('what was spent', () => {
  test('is changed over the version that was read, is taken back, and stands in the history', async () => {
    expect((await spend('Google', 92_500, 0)).data).toMatchObject({ rupees: 92_500, version: 1 });
    await expect(spend('Google', 1, 0)).rejects.toMatchObject({ code: 'conflict' });
    expect((await spend('Google', 93_000, 1)).data.version).toBe(2);
    expect((await spend('Google', null, 2)).data).toMatchObject({ rupees: null, version: 0 });
    expect(await db.sourceSpend.count()).toBe(0);
    expect(await db.auditEntry.findMany()).toMatchObject(
      Array(3).fill({ entity: 'spend', label: `Google, ${month}`, actor: 'Meera' }),
    );
  });

  test.each([
    [{ source: '', rupees: 1 }, 'Name the source'],
    [{ month: '2026-13', rupees: 1 }, 'Write a month like'],
    [{ rupees: 0 }, 'Give the spend in rupees'],
    [{ rupees: 1.5 }, 'Give whole rupees'],
    [{ rupees: '5' }, 'Give the spend in rupees'],
  ])('is refused as %j', async (change, said) => {
    await expect(saveSpend(admin, { source: 'Google', month, ...change })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(said),
    });
  });

  test('is one row however many save it at once', async () => {
    const saved = await Promise.allSettled([1, 2, 3, 4].map((rupees) => spend('Google', rupees, 0)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.sourceSpend.findMany()).toMatchObject([{ version: 1 }]);
  });
});

describe('the stages for Google', () => {
  const read = async () => {
    const lines: string[] = [];
    for await (const stages of await exportGoogleConversions(sales, month))
      lines.push(...stages.map(toGoogleLine));
    return lines;
  };

  test('have each stage of an enquiry of an ad once, with its time and zone, and the value of a sale', async () => {
    await pushAndWork(await addSource('google'), readFixture('google', 'lead.json'));
    const { id } = await db.enquiry.findFirstOrThrow();
    for (const state of ['contacted', 'new', 'contacted', 'won']) await updateEnquiry(sales, id, { state });
    await updateEnquiry(sales, id, { wonValue: 8_500_000 });
    await add('Call', 'won');
    expect(googleHead()).toBe(
      '"Google Click ID","Conversion Name","Conversion Time","Conversion Value","Conversion Currency"\r\n',
    );
    const time = String.raw`"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+05:30"`;
    expect(await read()).toEqual([
      expect.stringMatching(new RegExp(`^"Invented_gclid-1","Contacted",${time},"",""\r\n$`)),
      expect.stringMatching(new RegExp(`^"Invented_gclid-1","Won",${time},"8500000","INR"\r\n$`)),
    ]);
    expect(await db.auditEntry.findMany({ where: { action: 'export' } })).toMatchObject([{ actor: 'Divya' }]);
    await updateEnquiry(sales, id, { state: 'lost' });
    expect((await read()).filter((line) => line.includes('Won'))).toEqual([]);
  });

  test('need the password lately typed', async () => {
    await expect(
      exportGoogleConversions(makeSales({ passwordAt: new Date(0) }), month),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
