import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/shared/errors';
import { log } from '../log';
import { toAppError } from './failure';

const error = vi.spyOn(log, 'error').mockReturnValue();
beforeEach(() => error.mockClear());

const withCode = (code: unknown, message = 'below') => Object.assign(new Error(message), { code });
const fromDatabase = (cause: object) =>
  Object.assign(new Error('query'), { meta: { driverAdapterError: { cause } } });

it('a refusal of ours is answered as it is', () => {
  const refusal = new AppError('conflict', 'Changed');
  expect(toAppError(refusal, 'Failed')).toBe(refusal);
  expect(error).not.toHaveBeenCalled();
});

it('what somebody may not do, and a limit that was reached, are lines of the log without a word of the caller', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  for (const code of ['forbidden', 'too_many', 'unauthorized', 'invalid', 'conflict'] as const)
    toAppError(new AppError(code, 'Nisha, nisha@example.com'), 'Failed');
  expect(warn.mock.calls).toEqual([
    [{ code: 'forbidden' }, 'refused'],
    [{ code: 'too_many' }, 'refused'],
  ]);
});

describe('a database that is away', () => {
  const answer = {
    code: 'unavailable',
    message: 'The service is temporarily unavailable. Please try again.',
    retryAfterSeconds: 5,
  };

  it.each([
    'P1001',
    'P1002',
    'P1008',
    'P1017',
    'P2024',
    'P2028',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    '57P01',
    '57P03',
  ])('is known by its code %s, however deep it lies', (code) => {
    const thrown = withCode(code);
    expect(toAppError(thrown, 'Failed')).toMatchObject({ ...answer, cause: thrown });
    expect(
      toAppError(new Error('above', { cause: new Error('between', { cause: thrown }) }), 'Failed'),
    ).toMatchObject(answer);
  });

  it.each([
    'Connection terminated unexpectedly',
    'connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    "Can't reach database server",
  ])('is known by its words: %s', (message) => {
    expect(toAppError(new Error(message), 'Failed')).toMatchObject(answer);
  });
});

describe('a text that the database cannot keep', () => {
  it.each([
    { originalCode: '22021' },
    { originalCode: '22P05' },
    { originalCode: '22P02', originalMessage: 'invalid input syntax for type json' },
  ])('is the mistake of who sends it: %j', (cause) => {
    expect(toAppError(fromDatabase(cause), 'Failed')).toMatchObject({
      code: 'invalid',
      message: 'A text has a character that cannot be stored.',
    });
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    { originalCode: '22P02', originalMessage: 'invalid input syntax for type uuid' },
    { originalCode: '22P02' },
    { originalCode: '23505' },
    {},
  ])('is not every mistake of a query: %j', (cause) => {
    expect(toAppError(fromDatabase(cause), 'Failed').code).toBe('internal');
  });

  it('is not a mistake that tells nothing of the database', () => {
    const thrown = Object.assign(new Error('query'), { meta: { target: ['email'] } });
    expect(toAppError(thrown, 'Failed').code).toBe('internal');
  });
});

describe('the unforeseen', () => {
  it.each([
    [new TypeError('secret detail'), 'TypeError', 'secret detail'],
    [withCode('P2002', 'secret detail'), 'Error', 'secret detail'],
    [withCode(1001, 'secret detail'), 'Error', 'secret detail'],
    ['secret detail', 'string', 'secret detail'],
    [undefined, 'undefined', 'undefined'],
  ])('is answered without its details, which are logged: %s', (thrown, kind, message) => {
    const answer = toAppError(thrown, 'Failed to load');
    expect(answer).toMatchObject({
      code: 'internal',
      message: 'Failed to load',
      retryAfterSeconds: undefined,
    });
    expect(answer.cause).toBe(thrown);
    expect(error.mock.calls).toEqual([[{ kind, message }, 'request failed']]);
  });
});
