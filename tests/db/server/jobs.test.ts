import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeWideJpeg } from '../../support/records/picture';

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  process.env.DATA_DIR = await mkdtemp(`${tmpdir()}/jobs-`);
  return process.env.DATA_DIR;
});

const { rm } = await import('node:fs/promises');
const { runHousekeeping } = await import('@/lib/domain/housekeeping');
const { runJobs } = await import('@/lib/domain/jobs');
const { db } = await import('@/lib/server/db');
const { env } = await import('@/lib/server/env');
const { stagePicture } = await import('@/lib/server/pictures/stage');
const { finishRenditions } = await import('@/lib/server/pictures/queue');

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const host = new URL(env.SITE_URL).host;

const addOldSession = async (): Promise<void> => {
  const { id } = await db.user.create({
    data: { name: 'Asha', email: `${crypto.randomUUID()}@example.com`, role: 'sales' },
  });
  const old = new Date(Date.now() - 400 * dayMs);
  await db.session.create({
    data: {
      userId: id,
      tokenHash: crypto.randomUUID(),
      expiresAt: old,
      lastSeenAt: old,
      userAgent: '',
      address: '',
    },
  });
};

afterEach(() => vi.unstubAllEnvs());

it('a preview clears nothing away, because the database may be the real site’s', async () => {
  await addOldSession();
  vi.stubEnv('VERCEL_ENV', 'preview');
  expect((await runJobs({ headers: new Headers({ host }) })).housekeeping).toEqual({ done: [], failed: [] });
  expect(await db.session.count()).toBe(1);
  vi.stubEnv('VERCEL_ENV', 'production');
  await runJobs({ headers: new Headers({ host }) });
  expect(await db.session.count()).toBe(0);
});

it('housekeeping begins no step once its time is up', async () => {
  expect(await runHousekeeping({ budgetMs: 0 })).toEqual({ done: [], failed: [] });
  expect((await runHousekeeping()).done.length).toBeGreaterThan(3);
});

it('a step of the housekeeping that fails is named, and the others are done', async () => {
  const all = (await runHousekeeping()).done;
  await db.$executeRaw`alter table enquiry rename to enquiry_away`;
  const { done, failed } = await runHousekeeping();
  await db.$executeRaw`alter table enquiry_away rename to enquiry`;
  expect(failed).toEqual(['summarize what was not acknowledged', 'remind of visits', 'purge old enquiries']);
  expect(done).toEqual(all.filter((name) => !failed.includes(name)));
});

it('the call of a scheduler ends when the missing widths of pictures are made, because its function is frozen then', async () => {
  const { id } = await stagePicture({ bytes: await makeWideJpeg(), fileName: 'sea.jpg' });
  await finishRenditions([id]);
  await db.picture.update({ where: { id }, data: { widths: [] } });
  await runJobs({ headers: new Headers({ host }) });
  expect((await db.picture.findUniqueOrThrow({ where: { id } })).widths).toEqual([384, 640]);
});
