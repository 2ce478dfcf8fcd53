import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { env } from '../env';
import { deriveKey, openBytes, sealBytes } from './box';

const sealed = /^v1:([0-9a-f]{8}):([\w-]+)$/;

export type SecretPurpose = 'webhook' | 'second factor' | 'mail key' | 'source' | 'source body' | 'push key';

type Key = { id: string; bytes: Buffer };

function toKey(text: string, label: string): Key {
  const bytes = deriveKey(text, label);
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

const ownKey = (text: string) => toKey(text, 'secrets at rest');
const derivedKey = (text: string) => toKey(text, 'secrets at rest, derived from NEXTAUTH_SECRET');

const asList = (text: string | undefined) => (text ? [text] : []);

/** Every key opens; the first one seals. */
const knownKeys = (): Key[] => [
  ...asList(env.SECRETS_KEY).map(ownKey),
  ...asList(env.NEXTAUTH_SECRET).map(derivedKey),
  ...(env.SECRETS_KEY_OLD ?? []).map(ownKey),
  ...(env.NEXTAUTH_SECRET_OLD ?? []).map(derivedKey),
];

const sealingKey = (): Key | null =>
  env.SECRETS_KEY || env.NEXTAUTH_SECRET ? (knownKeys()[0] ?? null) : null;

const headOf = ({ id }: Key): string => `v1:${id}:`;

export function findSealHead(): string | null {
  const key = sealingKey();
  return key && headOf(key);
}

/** @throws AppError unavailable without SECRETS_KEY and NEXTAUTH_SECRET. */
export function sealSecret(purpose: SecretPurpose, text: string): string {
  const key = sealingKey();
  if (!key)
    throw new AppError(
      'unavailable',
      'Neither SECRETS_KEY nor NEXTAUTH_SECRET is set on this site, so that no secret can be stored.',
    );
  return `${headOf(key)}${sealBytes(key.bytes, Buffer.from(text), purpose).toString('base64url')}`;
}

/** An earlier release stored it unsealed. @throws Error when no known key opens it. */
export function openSecret(purpose: SecretPurpose, stored: string): string {
  const [, id, packed] = sealed.exec(stored) ?? [];
  if (!packed) return stored;
  const key = knownKeys().find((known) => known.id === id);
  if (!key) throw new Error('A stored secret needs another SECRETS_KEY or NEXTAUTH_SECRET than is set.');
  return openBytes(key.bytes, Buffer.from(packed, 'base64url'), purpose).toString('utf8');
}

export function findSecret(purpose: SecretPurpose, stored: string): string {
  try {
    return openSecret(purpose, stored);
  } catch {
    return '';
  }
}

export function resealSecret(purpose: SecretPurpose, stored: string): string | null {
  const key = sealingKey();
  const [, id] = sealed.exec(stored) ?? [];
  if (!key || id === key.id) return null;
  if (id && !knownKeys().some((known) => known.id === id)) return null;
  return sealSecret(purpose, openSecret(purpose, stored));
}

/** One hash for each known key, the present one first. */
export const listHashers = (purpose: string): ((text: string) => string)[] =>
  knownKeys().map(
    ({ bytes }) =>
      (text) =>
        createHmac('sha256', bytes).update(`${purpose}:${text}`).digest('base64url').slice(0, 22),
  );
