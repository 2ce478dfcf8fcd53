import type pg from 'pg';
import type { KeptPack, PackWriter } from '@/lib/server/files/keep-pack';
import type { Storage } from '@/lib/server/storage/contract';
import { findPackId, toPackKey } from '@/lib/server/storage/keys';
import { AppError } from '@/lib/shared/errors';
import type { Put } from '../archive/write';

// Loaded later: it reads settings that exist once the database runs.
const loadPacks = () => import('@/lib/server/files/keep-pack');

/** A pack may exceed the memory, so it is split. */
const partBytes = 8 * 1024 * 1024;
const part = /^files\/(filings\/[0-9a-f]{32}\.zip)\/\d{5,}$/;

export const findPartPack = (name: string): string | null => {
  const key = part.exec(name)?.[1];
  return key === undefined ? null : findPackId(key);
};

async function putPack(storage: Storage, pack: KeptPack, put: Put): Promise<void> {
  const key = toPackKey(pack.publicId, false);
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    count += 1;
    await put(`files/${key}/${String(count).padStart(5, '0')}`, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  const { readPack } = await loadPacks();
  for await (const chunk of await readPack(storage, pack)) {
    // The next read may reuse this memory.
    waiting.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
}

export async function putPacks(storage: Storage, packs: readonly KeptPack[], put: Put): Promise<string[]> {
  const missing: string[] = [];
  for (const pack of packs)
    await putPack(storage, pack, put).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      missing.push(toPackKey(pack.publicId, false));
    });
  return missing;
}

export function storePacks(storage: Storage) {
  const kept = new Map<string, KeptPack | null>();
  let writing: { publicId: string; writer: PackWriter } | null = null;
  const end = async () => {
    if (writing) kept.set(writing.publicId, await writing.writer.end());
    writing = null;
  };
  return {
    async add(publicId: string, bytes: Buffer): Promise<void> {
      if (writing?.publicId !== publicId) {
        await end();
        const { openPackWriter } = await loadPacks();
        writing = { publicId, writer: await openPackWriter(storage, publicId) };
      }
      await writing.writer.write(bytes);
    },
    async finish(): Promise<Map<string, KeptPack | null>> {
      await end();
      return kept;
    },
  };
}

/** Another store may not hold packs: hashes and facts stay. */
export async function setPacks(client: pg.Client, packs: Map<string, KeptPack | null>): Promise<void> {
  for (const [publicId, kept] of packs)
    await client.query(
      'update quarterly_filing set public_id = $2, url = $3, seal_key = $4 where public_id = $1',
      [publicId, kept?.publicId ?? null, kept?.url ?? null, kept?.sealKey ?? null],
    );
}
