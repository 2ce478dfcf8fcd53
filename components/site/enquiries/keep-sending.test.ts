import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsent, listUnsent } from '@/lib/shared/enquiries/unsent';
import { keepSending } from './keep-sending';

const form = { name: 'enquiry', action: '/api/v1/enquiries' };
const unsent = { requestKey: 'one', body: '{"message":"Two bedrooms?"}' };
const second = 1000;

const post = vi.fn<typeof fetch>();
const answerWith = (status: number) => post.mockImplementation(async () => Response.json({}, { status }));
const online = new Set<() => void>();
const callbacks = { onState: vi.fn(), onSent: vi.fn() };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const start = async () => {
  const sending = keepSending(form, callbacks);
  await pass(0);
  return sending;
};

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => online.add(listener));
  vi.stubGlobal('removeEventListener', (_name: string, listener: () => void) => online.delete(listener));
  vi.stubGlobal('fetch', post);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  answerWith(503);
});

afterEach(() => {
  online.clear();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the same again after 5 s, then ever less often up to a minute, and says when it is sent', async () => {
  const { keep } = await start();
  keep(unsent);
  for (const [index, wait] of [5, 10, 20, 40, 60, 60].entries()) {
    await pass(wait * second - 1);
    expect(post).toHaveBeenCalledTimes(index);
    await pass(1);
    expect(post).toHaveBeenCalledTimes(index + 1);
  }
  expect(callbacks.onState.mock.calls.flat()).not.toContain('sent');
  answerWith(201);
  await pass(60 * second);
  expect(post).toHaveBeenLastCalledWith(form.action, expect.objectContaining({ body: unsent.body }));
  expect(callbacks.onSent).toHaveBeenCalledExactlyOnceWith(unsent.body);
  expect(callbacks.onState).toHaveBeenLastCalledWith('sent');
  expect(listUnsent('enquiry')).toEqual([]);
  await pass(3600 * second);
  expect(post).toHaveBeenCalledTimes(7);
});

// proves: API-13
it('sets no time-out: a send ends when the browser has an answer or gives up', async () => {
  keepUnsent('enquiry', unsent);
  await start();
  expect(post.mock.lastCall?.[1]).not.toHaveProperty('signal');
});

it('sends at once when the browser is online again, and what was kept when the page is opened again', async () => {
  keepUnsent('enquiry', unsent);
  await start();
  expect(post).toHaveBeenCalledTimes(1);
  expect(callbacks.onState).toHaveBeenLastCalledWith('waiting');
  answerWith(201);
  for (const listener of online) listener();
  await pass(0);
  expect(post).toHaveBeenCalledTimes(2);
  expect(callbacks.onState).toHaveBeenLastCalledWith('sent');
});

it('never says that it is sent when the site refuses it for good, and keeps it no longer', async () => {
  const { keep } = await start();
  keep(unsent);
  answerWith(422);
  await pass(5 * second);
  expect(callbacks.onSent).not.toHaveBeenCalled();
  expect(callbacks.onState.mock.calls.flat()).toEqual(['waiting', 'none']);
  expect(listUnsent('enquiry')).toEqual([]);
});

it('waits with the others when one is not answered', async () => {
  for (const requestKey of ['one', 'two']) keepUnsent('enquiry', { ...unsent, requestKey });
  await start();
  expect(post).toHaveBeenCalledTimes(1);
  expect(listUnsent('enquiry')).toHaveLength(2);
});

it('sends nothing that is not to be sent any more', async () => {
  const { keep, drop } = await start();
  keep(unsent);
  drop();
  await pass(60 * second);
  expect(post).not.toHaveBeenCalled();
  expect(callbacks.onState).toHaveBeenLastCalledWith('none');
});

it('sends nothing once the page is left', async () => {
  const { keep, stop } = await start();
  keep(unsent);
  stop();
  await pass(60 * second);
  expect(post).not.toHaveBeenCalled();
  expect(online.size).toBe(0);
});

it('says nothing of what was under way when the page was left, and does not go on with it', async () => {
  keepUnsent('enquiry', unsent);
  let answer = (_: Response) => {};
  post.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { stop } = await start();
  stop();
  answer(Response.json({}, { status: 503 }));
  await pass(60 * second);
  expect(post).toHaveBeenCalledTimes(1);
  expect(callbacks.onState).not.toHaveBeenCalled();
});
