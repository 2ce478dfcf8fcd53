import 'server-only';
import { mailRows } from '@/lib/content/mail/mail';
import { pushKeysRow } from '@/lib/content/push-notifications';
import { resealPayloads } from '@/lib/domain/sources/reseal';
import { db } from '@/lib/server/db';
import { findSealedKey } from '@/lib/server/delivery/email/stored';
import { log } from '@/lib/server/log';
import { resealSecret, type SecretPurpose } from '@/lib/server/secrets/seal';
import type { Prisma } from '@/prisma/generated/client';

async function resealWebhooks(): Promise<number> {
  let count = 0;
  for (const { id, secret: stored } of await db.webhookEndpoint.findMany({
    select: { id: true, secret: true },
  })) {
    const secret = resealSecret('webhook', stored);
    if (secret === null) continue;
    // Only over the same sealed value: another process may have replaced it.
    count += (await db.webhookEndpoint.updateMany({ where: { id, secret: stored }, data: { secret } })).count;
  }
  return count;
}

async function resealSeeds(): Promise<number> {
  let count = 0;
  for (const { userId, seed: stored } of await db.secondFactor.findMany({
    select: { userId: true, seed: true },
  })) {
    const seed = resealSecret('second factor', stored);
    if (seed === null) continue;
    count += (await db.secondFactor.updateMany({ where: { userId, seed: stored }, data: { seed } })).count;
  }
  return count;
}

async function resealRow(part: string, purpose: SecretPurpose): Promise<number> {
  const row = await db.setting.findUnique({ where: { part }, select: { value: true } });
  const stored = findSealedKey(row?.value);
  const sealed = stored === null ? null : resealSecret(purpose, stored);
  if (!row || sealed === null) return 0;
  // It has a key, so it is an object.
  const value = row.value as Prisma.InputJsonObject;
  const where = { part, value: { equals: value } };
  return (await db.setting.updateMany({ where, data: { value: { ...value, sealed } } })).count;
}

type Place = 'secret' | 'formerSecret' | 'key' | 'token' | 'account';

async function resealSources(): Promise<number> {
  let count = 0;
  for (const { id, ...row } of await db.source.findMany({
    select: { id: true, secret: true, formerSecret: true, key: true, token: true, account: true },
  }))
    for (const [place, stored] of Object.entries(row) as [Place, string][]) {
      const sealed = stored === '' ? null : resealSecret('source', stored);
      if (sealed === null) continue;
      const { count: done } = await db.source.updateMany({
        where: { id, [place]: stored },
        data: { [place]: sealed },
      });
      count += done;
    }
  return count;
}

/** For housekeeping, after a change of the secret. Answers how many. */
export async function resealSecrets(): Promise<number> {
  const count =
    (await resealWebhooks()) +
    (await resealSeeds()) +
    (await resealRow(mailRows.key, 'mail key')) +
    (await resealRow(pushKeysRow, 'push key')) +
    (await resealSources()) +
    (await resealPayloads());
  if (count > 0) log.info({ count }, 'stored secrets were sealed with the present key');
  return count;
}
