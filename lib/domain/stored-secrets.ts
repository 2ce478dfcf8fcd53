import 'server-only';
import { mailRows } from '@/lib/content/mail/mail';
import { pushKeysRow } from '@/lib/content/telephones';
import { resealBodies } from '@/lib/domain/sources/reseal';
import { db } from '@/lib/server/db';
import { findSealedKey } from '@/lib/server/delivery/email/stored';
import { findStoredPushKeys } from '@/lib/server/delivery/push/keys';
import { log } from '@/lib/server/log';
import { resealSecret } from '@/lib/server/secrets/seal';

async function resealWebhooks(): Promise<number> {
  let count = 0;
  for (const { id, secret: stored } of await db.webhookEndpoint.findMany({
    select: { id: true, secret: true },
  })) {
    const secret = resealSecret('webhook', stored);
    if (secret === null) continue;
    // Not over what another process has sealed meanwhile.
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

async function resealMailKey(): Promise<number> {
  const part = mailRows.key;
  const row = await db.setting.findUnique({ where: { part }, select: { value: true } });
  const stored = findSealedKey(row?.value);
  const sealed = stored === null ? null : resealSecret('mail key', stored);
  if (sealed === null) return 0;
  const where = { part, value: { equals: { sealed: stored } } };
  return (await db.setting.updateMany({ where, data: { value: { sealed } } })).count;
}

async function resealPushKey(): Promise<number> {
  const stored = await findStoredPushKeys();
  const sealed = stored && resealSecret('push key', stored.sealed);
  if (!stored || sealed === null) return 0;
  const where = { part: pushKeysRow, value: { equals: stored } };
  return (await db.setting.updateMany({ where, data: { value: { ...stored, sealed } } })).count;
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

/** Seals under the present key what an earlier release, or an older key, has stored. Answers how many. For housekeeping. */
export async function resealSecrets(): Promise<number> {
  const count =
    (await resealWebhooks()) +
    (await resealSeeds()) +
    (await resealMailKey()) +
    (await resealPushKey()) +
    (await resealSources()) +
    (await resealBodies());
  if (count > 0) log.info({ count }, 'stored secrets were sealed with the present key');
  return count;
}
