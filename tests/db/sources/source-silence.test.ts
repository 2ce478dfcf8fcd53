import { beforeEach, expect, it } from 'vitest';
import { addSource } from '../../support/enquiries/sources';

const { db } = await import('@/lib/server/db');
const { env } = await import('@/lib/server/env');
const { runHousekeeping } = await import('@/lib/domain/housekeeping');
const { enqueueSilenceMails } = await import('@/lib/domain/sources/silence');

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);

/** A source that has sent so many on each of ten days before its last one. */
async function addSilent(name: string, { hours = 40, aDay = 4, isOn = true } = {}): Promise<string> {
  const { _id: id } = await addSource();
  await db.source.update({ where: { id }, data: { name, isOn, lastAt: hoursAgo(hours) } });
  await db.sourceBody.createMany({
    data: Array.from({ length: 10 * aDay }, (_, index) => ({
      sourceId: id,
      receivedAt: hoursAgo(hours + 24 * Math.floor(index / aDay)),
      ...{ contentType: '', body: '', bytes: 0, state: 'test' as const },
    })),
  });
  return id;
}

type Told = { subject: string; text: string; to: string };
async function takeMails(): Promise<Told[]> {
  const items = await db.outboxItem.findMany();
  await db.outboxItem.deleteMany();
  return items.map(({ payload }) => payload as Told);
}

beforeEach(async () => {
  await db.source.deleteMany();
  await db.outboxItem.deleteMany();
});

it('the office is told once of each silence, with what to do and where, and anew once the source has sent again', async () => {
  const id = await addSilent('JustDial');
  for (let run = 0; run < 2; run += 1) await enqueueSilenceMails();
  const [mail, ...others] = await takeMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'team', subject: 'JustDial has sent nothing for 40 hours' });
  expect(mail?.text).toContain(`${env.SITE_URL}/admin/sources/${id}`);
  expect(mail?.text).toContain('It usually sends 4 a day');
  expect(mail?.text).toContain('their website has an old address or key');
  // A mail that was sent long ago is in the outbox no more.
  await enqueueSilenceMails();
  expect(await takeMails()).toEqual([]);
  await db.source.update({ where: { id }, data: { lastAt: hoursAgo(38) } });
  await enqueueSilenceMails();
  expect((await takeMails()).map(({ subject }) => subject)).toEqual([
    'JustDial has sent nothing for 38 hours',
  ]);
});

it('nobody is told of a source that sends less, has been silent for less, or is off', async () => {
  await addSilent('Calm', { aDay: 3 });
  await addSilent('Young', { hours: 35 });
  await addSilent('Off', { isOn: false });
  await enqueueSilenceMails();
  expect(await takeMails()).toEqual([]);
});

it('however many processes look at once, one mail tells of all that are silent; and none is remembered that was not written', async () => {
  for (const name of ['JustDial', 'Portal']) await addSilent(name);
  await db.$executeRaw`alter table outbox rename to outbox_away`;
  await expect(enqueueSilenceMails()).rejects.toThrow();
  await db.$executeRaw`alter table outbox_away rename to outbox`;
  await Promise.all(Array.from({ length: 4 }, () => enqueueSilenceMails()));
  const mails = await takeMails();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 sources have stopped sending enquiries']);
});

it('housekeeping tells of it', async () => {
  await addSilent('JustDial');
  await runHousekeeping();
  expect(await takeMails()).toHaveLength(1);
});
