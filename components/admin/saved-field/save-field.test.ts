import { expect, test } from 'vitest';
import type { Result } from '@/lib/shared/result';
import { saveField } from './use-saved-field';

type Saved = { version: number; alt: string };

const read = ({ alt }: Saved) => alt;

/** A server that holds `newer` and takes a save over that version alone. */
function serverWith(newer: Saved) {
  const versions: number[] = [];
  const write = async (alt: string, version: number): Promise<Result<Saved>> => {
    versions.push(version);
    return version === newer.version
      ? { ok: true, data: { alt, version: version + 1 } }
      : { ok: false, error: { code: 'conflict', message: 'Saved by somebody else', current: newer } };
  };
  return { versions, write };
}

test.each([
  ['another field was saved', 'Tower'],
  ['this one was saved to the same value', 'Tower by the sea'],
])('a field is saved over a newer version where only %s', async (_what, alt) => {
  const { versions, write } = serverWith({ version: 5, alt });
  const result = await saveField({ version: 4, alt: 'Tower' }, 'Tower by the sea', { read, write });
  expect(result).toEqual({ ok: true, data: { alt: 'Tower by the sea', version: 6 } });
  expect(versions).toEqual([4, 5]);
});

test('a field is not saved over what somebody else has put into it meanwhile', async () => {
  const { versions, write } = serverWith({ version: 5, alt: 'Tower at dusk' });
  const result = await saveField({ version: 4, alt: 'Tower' }, 'Tower by the sea', { read, write });
  expect(result).toMatchObject({ ok: false, error: { code: 'conflict' } });
  expect(versions).toEqual([4]);
});
