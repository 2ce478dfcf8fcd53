import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropUnsent, keepUnsent, listUnsent } from './unsent';

const hourMs = 3_600_000;
const makeUnsent = (requestKey: string, message = 'Two bedrooms?') => ({
  requestKey,
  body: JSON.stringify({ message }),
});
const keys = (form = 'enquiry') => listUnsent(form).map(({ requestKey }) => requestKey);

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what was typed last under a key, oldest first, and each form’s own', () => {
  for (const unsent of [makeUnsent('a'), makeUnsent('b'), makeUnsent('a', 'Three, please')])
    expect(keepUnsent('enquiry', unsent)).toBe(true);
  expect(keys()).toEqual(['b', 'a']);
  expect(listUnsent('enquiry').at(-1)?.body).toContain('Three');
  expect(keys('callback')).toEqual([]);
});

it('keeps nothing for longer than a day, and leaves no trace of it', () => {
  keepUnsent('enquiry', makeUnsent('a'));
  vi.setSystemTime(Date.now() + 23 * hourMs);
  expect(keys()).toEqual(['a']);
  vi.setSystemTime(Date.now() + 2 * hourMs);
  expect(keys()).toEqual([]);
  expect((localStorage as unknown as { texts: Map<string, string> }).texts.size).toBe(0);
});

it('what was typed anew meanwhile stays when the older one was sent', () => {
  const older = makeUnsent('a');
  keepUnsent('enquiry', older);
  keepUnsent('enquiry', makeUnsent('a', 'Three, please'));
  dropUnsent('enquiry', older);
  expect(keys()).toEqual(['a']);
  dropUnsent('enquiry', { requestKey: 'a' });
  expect(keys()).toEqual([]);
});

it('a browser that keeps nothing, or something else there, is no fault', () => {
  localStorage.setItem('unsent-enquiry', '{broken');
  expect(keys()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect(keepUnsent('enquiry', makeUnsent('a'))).toBe(false);
  expect(keys()).toEqual([]);
});
