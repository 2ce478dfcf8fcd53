import { afterEach, expect, it, vi } from 'vitest';
import { runHousekeeping } from '@/lib/domain/housekeeping';
import { runJobs } from '@/lib/domain/jobs';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';

const host = new URL(env.SITE_URL).host;
const dayMs = 86_400_000;

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
