import type { SourceKind } from '@/lib/content/sources/sources';
import type { Source } from '@/lib/domain/sources/dto';
import { createSource, updateSource } from '@/lib/domain/sources/mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { receivePayload, requirePushedSource } from '@/lib/domain/sources/receive';
import { signBytes } from '@/lib/domain/sources/signature';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../accounts/admin';

const admin = makeAdmin();
const json = 'application/json';
/** What a source of Meta has for its key. */
export const appSecret = 'invented-app-secret';

export async function addSource(
  kind: SourceKind = 'form',
  change: { isOn?: boolean; key?: string; token?: string; isAcknowledged?: boolean } = {},
): Promise<Source> {
  const count = await db.source.count({ where: { name: { startsWith: 'Landing page' } } });
  const name = count === 0 ? 'Landing page' : `Landing page ${count + 1}`;
  const { data } = await createSource(admin, { kind, name });
  if (Object.keys(change).length === 0) return data;
  return (await updateSource(admin, data._id, { ...change, version: data.version })).data;
}

const secretOf = ({ path }: Source) => path.split('/').at(-1) ?? '';

/** Sends a body to the address of a source, as the route takes it. */
export async function push(
  source: Source,
  body: object | string,
  secret: string = secretOf(source),
): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await receivePayload(await requirePushedSource(source._id, secret), {
    bytes: Buffer.from(text),
    contentType: json,
    signature: signBytes(appSecret, Buffer.from(text)),
  });
}

/** The same, and what comes of it at once. */
export async function pushAndWork(source: Source, body: object | string): Promise<void> {
  await push(source, body);
  await processPayloads();
}
