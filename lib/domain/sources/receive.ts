import 'server-only';
import { sourceTexts } from '@/lib/content/sources/sources';
import { isSameText } from '@/lib/server/auth/same-text';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';
import type { Source } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import { ofPushedKind } from './known-kinds';
import { sealPayload } from './payload';
import { readTree, type Tree } from './read';
import type { Sent } from './read-sent';
import { isSecretOf, openSourceSecret } from './secret';
import { isSignedWith } from './signature';
import { storePushed } from './store';

type Received = { bytes: Uint8Array; contentType: string; signature: string };

const countRefused = (id: string, reason: string) =>
  db.$executeRaw`
    update source set refused = refused + 1, last_refused_at = now(), last_error = ${reason} where id = ${id}`;

/** @throws AppError not_found, for a wrong secret as for no source. */
export async function requirePushedSource(id: string, secret: string): Promise<Source> {
  const source = isId(id) ? await db.source.findFirst({ where: { id, ...ofPushedKind } }) : null;
  const isFormerTaken = source?.formerUntil && source.formerUntil > new Date();
  const isRight =
    source !== null &&
    (isSecretOf(source.secret, secret) || (isFormerTaken && isSecretOf(source.formerSecret, secret)));
  if (isRight) return source;
  if (source) await countRefused(source.id, 'A message had a wrong secret.');
  throw new AppError('not_found', sourceTexts.missing);
}

const noteError = (id: string, reason: string) =>
  db.$executeRaw`update source set last_error = ${reason} where id = ${id}`;

async function refuse(id: string, what: string): Promise<never> {
  await countRefused(id, `A message had a wrong ${what}.`);
  throw new AppError('forbidden', `The ${what} is wrong.`);
}

/** Meta verifies the address; its token is the secret of the address. @throws AppError forbidden. */
export async function findChallenge(
  { id, kind }: Source,
  secret: string,
  query: URLSearchParams,
): Promise<string | null> {
  if (!adapters[kind].isSigned || query.get('hub.mode') !== 'subscribe') return null;
  if (!isSameText(query.get('hub.verify_token') ?? '', secret)) return refuse(id, 'verify token');
  return query.get('hub.challenge') ?? '';
}

async function requireSignature({ id, kind, key }: Source, { bytes, signature }: Received): Promise<void> {
  if (!adapters[kind].isSigned || isSignedWith(openSourceSecret(key), bytes, signature)) return;
  await refuse(id, 'signature');
}

async function requireKey({ id, kind, key }: Source, tree: Tree | null): Promise<void> {
  const { findKey } = adapters[kind];
  if (!findKey || key === '') return;
  if (tree === null || !isSameText(findKey(tree), openSourceSecret(key))) await refuse(id, 'key');
}

async function store({ id, kind }: Source, sent: Sent, bytes: number, tree: Tree | null): Promise<void> {
  const sealed = await sealPayload(kind, sent, tree);
  await storePushed(id, { contentType: sent.contentType.slice(0, 200), bytes, ...sealed });
}

/** @throws AppError forbidden, too_many, not_found. */
export async function receivePayload(source: Source, received: Received): Promise<void> {
  await requireSignature(source, received);
  const { bytes, contentType } = received;
  const text = new TextDecoder().decode(bytes);
  const tree = await readTree(text, contentType);
  await requireKey(source, tree);
  if (tree !== null && adapters[source.kind].isNotice?.(tree)) return;
  try {
    await store(source, { text, contentType }, bytes.byteLength, tree);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') await noteError(source.id, error.message);
    throw error;
  }
}
