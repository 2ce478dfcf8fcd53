import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFirstAdmin,
  isSetupOpen,
  readSetupCode,
  setUpFirstAdmin,
} from '@/lib/domain/users/first-admin';
import { verifyPassword } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { ensureFirstAdmin } from '@/scripts/lib/accounts/admins';
import { prepareAdmin, prepareSetup } from '@/scripts/lib/serving/prepare';
import { readSettings } from '@/scripts/lib/settings';
import { newAddress } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const directUrl = process.env.DATABASE_URL ?? '';
const person = { name: 'Asha Rai', email: 'Asha@example.com', password: 'areca terrace 91 monsoon' };
const actor = { userId: null, name: 'A test', address: '' };
const from = (address = newAddress()) => new Headers({ 'x-forwarded-for': address });

beforeEach(async () => {
  await db.user.deleteMany();
});

describe('the first admin', () => {
  it('is made by the setup code, however it is typed, with a line of the history', async () => {
    const code = await readSetupCode();
    expect(code).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect(await setUpFirstAdmin({ ...person, code: typed }, from('192.0.2.200'))).toBe(true);
    const user = await db.user.findUniqueOrThrow({ where: { email: 'asha@example.com' } });
    expect(user.role).toBe('admin');
    expect(await verifyPassword(person.password, user.passwordHash)).toBe(true);
    const line = await db.auditEntry.findFirstOrThrow({ where: { entityId: user.id } });
    expect(line).toMatchObject({
      action: 'create',
      label: 'Asha Rai',
      actor: 'The setup page',
      address: '192.0.2.200',
    });
  });

  it.each([
    ['', 'code'],
    ['0000-0000-0000-0000-0000', 'code'],
    [undefined, 'code'],
  ])('is not made with the code %j', async (code, field) => {
    const made = setUpFirstAdmin({ ...person, code }, from());
    await expect(made).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await db.user.count()).toBe(0);
  });

  it('is not made with a password that is guessed first', async () => {
    const code = await readSetupCode();
    const made = setUpFirstAdmin({ ...person, password: 'password1234', code }, from());
    await expect(made).rejects.toMatchObject({ fields: { password: expect.any(String) } });
  });

  it('is one, when several make it at once, on the page and by a start', async () => {
    const code = await readSetupCode();
    const made = await Promise.all([
      ...[1, 2, 3].map((n) => setUpFirstAdmin({ ...person, email: `person-${n}@example.com`, code }, from())),
      ensureFirstAdmin(directUrl, {}).then((admin) => admin !== null),
      createFirstAdmin(actor, { ...person, email: 'other@example.com' }),
    ]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await db.user.count()).toBe(1);
  });

  it('waits for one that is being made', async () => {
    const code = await readSetupCode();
    let made: Promise<boolean> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.create({ data: { name: 'A', email: 'a@example.com', role: 'admin' } });
      made = setUpFirstAdmin({ ...person, code }, from());
      await waitFor(async () =>
        expect(await db.$queryRaw`select 1 as waits from pg_locks where not granted`).toEqual([{ waits: 1 }]),
      );
    });
    expect(await made).toBe(false);
    expect(await db.user.count()).toBe(1);
  });

  it('is not made where there is an admin, and nobody learns whether the code was right', async () => {
    await db.user.create({ data: { name: 'A', email: 'a@example.com', role: 'admin' } });
    for (const code of [await readSetupCode(), 'wrong'])
      expect(await setUpFirstAdmin({ ...person, code }, from())).toBe(false);
    expect(await db.user.count()).toBe(1);
  });

  it('can be tried ten times in a quarter of an hour from one address', async () => {
    const tries = Array.from({ length: 11 }, () =>
      setUpFirstAdmin({ ...person, code: 'x' }, from('192.0.2.250')),
    );
    const codes = (await Promise.allSettled(tries)).map((each) =>
      each.status === 'rejected' ? each.reason.code : 'made',
    );
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(1);
  });
});

it('the code is another one for another database', async () => {
  const code = await readSetupCode();
  const { id } = await db.installation.findFirstOrThrow();
  await db.installation.updateMany({ data: { id: crypto.randomUUID() } });
  expect(await readSetupCode()).not.toBe(code);
  await db.installation.updateMany({ data: { id } });
});

it('the setup is open until there is an admin', async () => {
  await db.user.create({ data: { name: 'S', email: 's@example.com', role: 'sales' } });
  expect(await isSetupOpen()).toBe(true);
  await ensureFirstAdmin(directUrl, {});
  expect(await isSetupOpen()).toBe(false);
});

describe('the build of a serverless host', () => {
  const settings = (own: Record<string, string>) =>
    readSettings('production', { ...process.env, SITE_URL: 'https://site.example.com', ...own });
  const logOf = async (own: Record<string, string>) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await prepareSetup({ url: directUrl, directUrl, stop: async () => {} }, settings(own));
    const lines = log.mock.calls.flat().join('\n');
    log.mockRestore();
    return lines;
  };

  it('shows the code and where it is asked for, and no more once there is an admin', async () => {
    expect(await logOf({})).toBe(
      `There is no admin yet. Create the first one at https://site.example.com/786313login with this setup code:\n  ${await readSetupCode()}`,
    );
    expect(await db.user.count()).toBe(0);
    await db.user.create({ data: { name: 'A', email: 'a@example.com', role: 'admin' } });
    expect(await logOf({})).toBe('');
  });

  it('makes the admin of the settings, of whom the log shows neither the password nor the address', async () => {
    const lines = await logOf({ ADMIN_EMAIL: person.email, ADMIN_PASSWORD: person.password });
    expect(lines).toContain('Created the first admin');
    expect(lines).not.toContain(person.password);
    expect(lines).not.toContain(person.email);
    expect(await db.user.findMany({ select: { email: true } })).toEqual([{ email: 'asha@example.com' }]);
  });
});

it('the start that makes up a password shows it, and not the address that was set', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const settings = readSettings('production', { ...process.env, ADMIN_EMAIL: person.email });
  await prepareAdmin({ url: directUrl, directUrl, stop: async () => {} }, settings);
  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(lines).toMatch(/e-mail {4}that of ADMIN_EMAIL\n {2}password {2}\S{24}/);
  expect(lines).not.toContain(person.email);
});
