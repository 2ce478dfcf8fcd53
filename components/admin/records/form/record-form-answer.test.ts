import { expect, test } from 'vitest';
import { offlineTexts } from '@/lib/content/admin/offline';
import { messages } from '@/lib/content/messages';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';
import { askToSave } from './record-form-answer';

const refuse =
  (code: ErrorCode, more: { fields?: Record<string, string>; current?: unknown } = {}) =>
  async (): Promise<Result<string>> => ({ ok: false, error: { code, message: 'Why not', ...more } });

const failWith = (error: unknown) => async (): Promise<Result<string>> => {
  throw error;
};

test('a save that was made answers what was saved', async () => {
  expect(await askToSave(async () => ({ ok: true, data: 'saved' }))).toEqual({
    type: 'saved',
    saved: 'saved',
  });
});

test('a conflict is one only where it carries the record as it stands; else there is nothing to choose', async () => {
  expect(await askToSave(refuse('conflict', { current: 'theirs' }))).toEqual({
    type: 'conflicted',
    theirs: 'theirs',
    message: 'Why not',
  });
  expect(await askToSave(refuse('conflict'))).toEqual({ type: 'failed', message: 'Why not', fields: {} });
});

test('a session that has ended is no failure of the form', async () => {
  expect(await askToSave(refuse('unauthorized'))).toEqual({ type: 'session ended' });
});

test('what the server refuses comes with its fields', async () => {
  const fields = { name: 'Too long' };
  expect(await askToSave(refuse('invalid', { fields }))).toEqual({
    type: 'failed',
    message: 'Why not',
    fields,
  });
});

test.each([
  ['a cut line', new TypeError('Failed to fetch'), offlineTexts.unreachable],
  ['another error', new Error('Too large'), 'Too large'],
  ['what is no error', 'nothing', messages.somethingWrong],
])('%s is said in words and never thrown', async (_what, error, message) => {
  expect(await askToSave(failWith(error))).toEqual({ type: 'failed', message, fields: {} });
});
