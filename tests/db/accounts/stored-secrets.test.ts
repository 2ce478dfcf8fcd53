import { beforeEach, expect, it } from 'vitest';
import { resealSecrets } from '@/lib/domain/stored-secrets';
import { createWebhook } from '@/lib/domain/webhooks/mutations';
import { readWebhookSecret } from '@/lib/domain/webhooks/queries';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { makeAdmin } from '../../support/accounts/admin';

const { SECRETS_KEY: key, NEXTAUTH_SECRET: secret } = env;
const admin = makeAdmin();
const add = async () => (await createWebhook(admin, { url: 'https://hooks.example.com/a' })).data._id;
const storedOf = async (id: string) => (await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).secret;

beforeEach(async () => {
  Object.assign(env, { SECRETS_KEY: key, SECRETS_KEY_OLD: undefined, NEXTAUTH_SECRET: secret });
  await db.webhookEndpoint.deleteMany();
});

it('the secret of a webhook stands sealed in the database, and admins read it', async () => {
  const id = await add();
  expect(await storedOf(id)).toMatch(/^v1:/);
  expect(await readWebhookSecret(admin, id)).toMatch(/^whsec_/);
  await expect(readWebhookSecret(admin, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
});

it('without SECRETS_KEY secrets are sealed by NEXTAUTH_SECRET, and go over to SECRETS_KEY when it is set', async () => {
  env.SECRETS_KEY = undefined;
  const id = await add();
  const [stored, secret] = [await storedOf(id), await readWebhookSecret(admin, id)];
  env.SECRETS_KEY = key;
  expect(await readWebhookSecret(admin, id)).toBe(secret);
  expect(await resealSecrets()).toBe(1);
  env.NEXTAUTH_SECRET = 'another secret of at least 32 characters';
  expect(await storedOf(id)).not.toBe(stored);
  expect(await readWebhookSecret(admin, id)).toBe(secret);
});

it('with neither secret nothing is stored, and what is there stays as it is', async () => {
  const id = await add();
  await db.webhookEndpoint.update({ where: { id }, data: { secret: 'whsec_plain' } });
  Object.assign(env, { SECRETS_KEY: undefined, NEXTAUTH_SECRET: undefined });
  await expect(add()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await db.webhookEndpoint.count()).toBe(1);
  expect(await resealSecrets()).toBe(0);
  expect(await storedOf(id)).toBe('whsec_plain');
});

it('what an earlier release stored as it is is sealed once, and a new key takes over what the old one sealed', async () => {
  const [plain, sealed] = [await add(), await add()];
  await db.webhookEndpoint.update({ where: { id: plain }, data: { secret: 'whsec_plain' } });
  const secret = await readWebhookSecret(admin, sealed);
  expect(await resealSecrets()).toBe(1);
  expect(await resealSecrets()).toBe(0);

  Object.assign(env, { SECRETS_KEY: 'another key of at least 32 characters', SECRETS_KEY_OLD: [key] });
  expect(await readWebhookSecret(admin, sealed)).toBe(secret);
  expect(await resealSecrets()).toBe(2);
  env.SECRETS_KEY_OLD = undefined;
  expect(await readWebhookSecret(admin, plain)).toBe('whsec_plain');
  expect(await readWebhookSecret(admin, sealed)).toBe(secret);
});

it('a key that is lost makes no other secret unreadable, and nothing is thrown away', async () => {
  const lost = await add();
  const before = await storedOf(lost);
  env.SECRETS_KEY = 'another key of at least 32 characters';
  const id = await add();
  await expect(readWebhookSecret(admin, lost)).rejects.toThrow('another SECRETS_KEY');
  expect(await resealSecrets()).toBe(0);
  expect(await storedOf(lost)).toBe(before);
  expect(await readWebhookSecret(admin, id)).toMatch(/^whsec_/);
});
