import { beforeEach, describe, expect, it } from 'vitest';
import { activeSessions } from '@/lib/server/active-sessions';
import { createSession, findActiveSession, sessionMaxAgeSeconds } from '@/lib/server/auth/session';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';

const minuteMs = 60_000;
const idleMs = 12 * 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let userId = '';

beforeEach(async () => {
  await db.user.deleteMany();
  ({ id: userId } = await db.user.create({ data: { name: 'Owner', email: 'owner@example.com' } }));
});

/** A session whose row says so of its times. */
async function open(times: { lastSeenAt?: Date; expiresAt?: Date; revokedAt?: Date } = {}) {
  const { id, secret } = await createSession(userId, { userAgent: 'test', address: '192.0.2.9' });
  await db.session.update({ where: { id }, data: times });
  return { id, secret };
}

const rowOf = (id: string) => db.session.findUniqueOrThrow({ where: { id } });

describe('a session', () => {
  // proves: AUTH-5
  it('ends 7 days after the log-in, however often it is used', async () => {
    const { id } = await open();
    const { createdAt, expiresAt } = await rowOf(id);
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - 7 * dayMs)).toBeLessThan(minuteMs);
    expect(sessionMaxAgeSeconds).toBe(604_800);

    const used = await open({ lastSeenAt: ago(2 * minuteMs), expiresAt: new Date(Date.now() + minuteMs) });
    const before = (await rowOf(used.id)).expiresAt;
    expect(await findActiveSession(used.secret)).toMatchObject({ id: used.id, user: { id: userId } });
    expect((await rowOf(used.id)).expiresAt).toEqual(before);
  });

  it('is nobody’s once it has expired, though it was just used', async () => {
    const { id, secret } = await open({ expiresAt: ago(1) });
    expect(await findActiveSession(secret)).toBeNull();
    expect(await db.session.findMany({ where: activeSessions() })).toEqual([]);
    expect((await rowOf(id)).expiresAt.getTime()).toBeLessThan(Date.now());
  });

  it('is not kept alive by what a page asks by itself', async () => {
    const lastSeenAt = ago(idleMs - minuteMs);
    const { id, secret } = await open({ lastSeenAt });
    expect(await findActiveSession(secret, { isUse: false })).toMatchObject({ id });
    expect((await rowOf(id)).lastSeenAt).toEqual(lastSeenAt);
    await findActiveSession(secret);
    expect((await rowOf(id)).lastSeenAt.getTime()).toBeGreaterThan(lastSeenAt.getTime());
  });

  it('is nobody’s after 12 hours without use, and being asked for does not wake it', async () => {
    const lastSeenAt = ago(idleMs + minuteMs);
    const { id, secret } = await open({ lastSeenAt });
    expect(await findActiveSession(secret)).toBeNull();
    expect(await findActiveSession(secret)).toBeNull();
    expect((await rowOf(id)).lastSeenAt).toEqual(lastSeenAt);
    expect(await db.session.findMany({ where: activeSessions() })).toEqual([]);
  });

  it('that was used within 12 hours is alive, and is idle from then on anew', async () => {
    const { id, secret } = await open({ lastSeenAt: ago(idleMs - minuteMs) });
    expect(await findActiveSession(secret)).toMatchObject({ id });
    expect(Date.now() - (await rowOf(id)).lastSeenAt.getTime()).toBeLessThan(minuteMs);
    expect(await db.session.count({ where: activeSessions() })).toBe(1);
  });

  it('that was ended is nobody’s, and so is one with another secret, or none', async () => {
    const { secret } = await open({ revokedAt: new Date() });
    expect(await findActiveSession(secret)).toBeNull();
    for (const other of [`${secret}x`, '', null, undefined, 7, { secret }])
      expect(await findActiveSession(other)).toBeNull();
  });
});
