import 'server-only';
import { db } from '@/lib/server/db';
import { findSealHead, resealSecret } from '@/lib/server/secrets/seal';
import { ofKnownKind } from './known-kinds';
import { openPayload, sealPayload } from './payload';

const atOnce = 100;

/** The new contact hashes let an erasure find these bodies by the present key. */
export async function resealPayloads(): Promise<number> {
  const head = findSealHead();
  if (head === null) return 0;
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await db.sourceBody.findMany({
      where: { id: { gt: after }, NOT: { body: { startsWith: head } }, source: ofKnownKind },
      orderBy: { id: 'asc' },
      take: atOnce,
      select: { id: true, body: true, contentType: true, source: { select: { kind: true } } },
    });
    for (const { id, body: stored, contentType, source } of rows) {
      if (resealSecret('source body', stored) === null) continue;
      const data = await sealPayload(source.kind, { text: openPayload(stored), contentType });
      count += (await db.sourceBody.updateMany({ where: { id, body: stored }, data })).count;
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce) return count;
  }
}
