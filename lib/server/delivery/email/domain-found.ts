import 'server-only';
import { z } from 'zod';
import { db, type Tx } from '@/lib/server/db';

const part = 'mail domain';

const found = z.object({
  at: z.iso.datetime(),
  domain: z.string(),
  service: z.enum(['verified', 'not verified', 'absent', 'sending only', 'refused', 'no answer', 'no key']),
  records: z.array(
    z.object({
      purpose: z.enum(['SPF', 'Bounces', 'DKIM', 'DMARC']),
      state: z.enum(['found', 'lacking', 'differs', 'unknown']),
    }),
  ),
});

export type FoundDomain = z.infer<typeof found>;

export async function recordFoundDomain({
  domain,
  service,
  records,
}: Omit<FoundDomain, 'at'>): Promise<void> {
  if (records.every(({ state }) => state === 'unknown')) return;
  const states = records.map(({ purpose, state }) => ({ purpose, state }));
  const value = { at: new Date().toISOString(), domain, service, records: states };
  await db.setting.upsert({ where: { part }, create: { part, value }, update: { value } });
}

export async function findFoundDomain(domain: string): Promise<FoundDomain | null> {
  const row = await db.setting.findUnique({ where: { part } });
  const kept = found.safeParse(row?.value).data ?? null;
  return kept?.domain === domain ? kept : null;
}

export const forgetFoundDomain = (tx: Tx) => tx.setting.deleteMany({ where: { part } });
