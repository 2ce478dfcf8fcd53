import 'server-only';
import { z } from 'zod';
import { pushKeysRow as part } from '@/lib/content/push-notifications';
import { db, type Tx } from '@/lib/server/db';
import { findSecret, sealSecret } from '@/lib/server/secrets/seal';

const stored = z.object({ publicKey: z.string(), sealed: z.string() });

export type PushKeys = { publicKey: string; privateKey: string };

/** RFC 8292. Null until created, and when no known secret opens them. */
export async function findPushKeys(tx: Tx = db): Promise<PushKeys | null> {
  const row = await tx.setting.findUnique({ where: { part }, select: { value: true } });
  const found = stored.safeParse(row?.value).data;
  const privateKey = found && findSecret('push key', found.sealed);
  return found && privateKey ? { publicKey: found.publicKey, privateKey } : null;
}

/** @throws AppError unavailable when no secret can seal. */
export async function ensurePushKey(): Promise<string> {
  const found = await findPushKeys();
  if (found) return found.publicKey;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  const value = { publicKey: made.publicKey, sealed: sealSecret('push key', made.privateKey) };
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('push keys', 0))::text`;
    const others = await findPushKeys(tx);
    if (others) return others.publicKey;
    // Nobody can notify a push subscription whose keys are lost.
    await tx.pushSubscription.deleteMany();
    await tx.setting.upsert({
      where: { part },
      create: { part, value },
      update: { value },
    });
    return value.publicKey;
  });
}
