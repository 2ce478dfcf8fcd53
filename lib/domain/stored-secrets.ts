import 'server-only';
import { db } from '@/lib/server/db';
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

/** Seals under SECRETS_KEY what an earlier release, or an older key, has stored. Answers how many. For housekeeping. */
export async function resealSecrets(): Promise<number> {
  const count = (await resealWebhooks()) + (await resealSeeds());
  if (count > 0) log.info({ count }, 'stored secrets were sealed with SECRETS_KEY');
  return count;
}
