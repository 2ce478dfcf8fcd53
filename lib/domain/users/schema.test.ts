import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  acceptance,
  invitation,
  newPassword,
  passwordChange,
  registration,
  resetRequest,
  userPatch,
} from './schema';

const errorsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const accept = (password: string) => acceptance.safeParse({ token: 'token', password });

it('A new password has at most the 200 characters that its message names', () => {
  expect(accept('x'.repeat(200)).success).toBe(true);
  expect(accept('x'.repeat(201)).error?.issues[0]?.message).toBe('Password must be at most 200 characters');
});

describe('an account', () => {
  const given = { name: ' Asha ', email: 'Asha@Example.com', password: 'laterite-monsoon-44' };

  it('is made with a name, an address in small letters and a password', () => {
    expect(registration.parse(given)).toEqual({ ...given, name: 'Asha', email: 'asha@example.com' });
    expect(newPassword.parse({ email: given.email, password: given.password })).toEqual({
      email: 'asha@example.com',
      password: given.password,
    });
  });

  it('says what is missing', () => {
    expect(errorsOf(registration, {})).toEqual([
      'name: Name is required',
      'email: Invalid email format',
      'password: Password is required',
    ]);
  });

  it.each([registration, newPassword])(
    'gets no password that is the address, or easily guessed',
    (schema) => {
      const address = 'asha.rao.k7@example.com';
      expect(errorsOf(schema, { ...given, email: address, password: address })).toEqual([
        'password: Password must not be the e-mail address',
      ]);
      expect(errorsOf(schema, { ...given, password: 'short' })).toEqual([
        'password: Password must be at least 12 characters',
      ]);
    },
  );

  it('has a name of at most 120 characters and an address of at most 200', () => {
    expect(errorsOf(registration, { ...given, name: 'x'.repeat(121) })).toEqual([
      'name: At most 120 characters',
    ]);
    expect(
      errorsOf(registration, {
        ...given,
        email: `${'x.'.repeat(30)}x@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(20)}.com`,
      }),
    ).toEqual(['email: At most 200 characters']);
  });
});

describe('an invitation', () => {
  it('is for an admin, unless it names another role', () => {
    const asha = { name: 'Asha', email: 'asha@example.com' };
    expect(invitation.parse(asha)).toEqual({ ...asha, role: 'admin' });
    for (const role of ['admin', 'editor', 'sales'])
      expect(invitation.parse({ ...asha, role }).role).toBe(role);
    expect(errorsOf(invitation, { ...asha, role: 'owner' })).toEqual([
      'role: Role must be admin, editor or sales',
    ]);
  });

  it('is taken up with the whole link', () => {
    expect(errorsOf(acceptance, {})).toEqual([
      'token: The link is not complete',
      'password: Password is required',
    ]);
    expect(acceptance.safeParse({ token: 'x'.repeat(201), password: 'x' }).success).toBe(false);
  });
});

it('a change of an account is of the name, the role or both, of a version that was read', () => {
  expect(userPatch.parse({})).toEqual({});
  expect(userPatch.parse({ name: 'Asha', role: 'sales', version: 1 })).toEqual({
    name: 'Asha',
    role: 'sales',
    version: 1,
  });
  for (const version of [0, -1, 1.5]) expect(userPatch.safeParse({ version }).success).toBe(false);
});

it('a new password is asked for with an address, blanks around it or not', () => {
  expect(resetRequest.parse({ email: ' Asha@Example.com ' })).toEqual({ email: 'asha@example.com' });
});

it('a password is changed by who knows the one before', () => {
  const change = { currentPassword: 'x', newPassword: 'laterite-monsoon-44' };
  expect(passwordChange.parse(change)).toEqual(change);
  expect(errorsOf(passwordChange, {})).toEqual([
    'currentPassword: Password is required',
    'newPassword: Password is required',
  ]);
  expect(errorsOf(passwordChange, { ...change, currentPassword: '' })).toEqual([
    'currentPassword: Password is required',
  ]);
  expect(errorsOf(passwordChange, { ...change, currentPassword: 'x'.repeat(1001) })).toEqual([
    'currentPassword: At most 1000 characters',
  ]);
});
