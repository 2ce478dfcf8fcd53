import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '@/lib/content/messages';
import { waitFor } from '@/tests/support/wait-for';

const argon = vi.hoisted(() => ({ hash: vi.fn(), verify: vi.fn() }));
vi.mock('@node-rs/argon2', () => argon);
const { verifyPassword } = await import('./password');

const busy = { code: 'unavailable', message: messages.login.busy, retryAfterSeconds: 5 };
const ofStranger = () => verifyPassword('monsoon', 'hash', { isKnown: false });
const ofKnown = () => verifyPassword('monsoon', 'hash');

/** Each hash ends when it is told to. */
const running: (() => void)[] = [];
const endNext = () => running.shift()?.();
const isRunning = (count: number) => waitFor(() => expect(running).toHaveLength(count));

beforeEach(() => {
  argon.hash.mockResolvedValue('decoy');
  argon.verify.mockImplementation(() => new Promise((resolve) => running.push(() => resolve(true))));
});

it('passwords are hashed one at a time, in the order in which they came', async () => {
  const ended: number[] = [];
  const all = [0, 1, 2].map((index) => ofStranger().then(() => ended.push(index)));
  for (const index of [0, 1, 2]) {
    await isRunning(1);
    expect(ended).toHaveLength(index);
    endNext();
    await all[index];
  }
  expect(ended).toEqual([0, 1, 2]);
});

it('of strangers fifty wait, and the next is told to come again at once; a known browser waits all the same', async () => {
  const all = Array.from({ length: 51 }, ofStranger);
  await isRunning(1);
  await expect(ofStranger()).rejects.toMatchObject(busy);
  all.push(ofKnown());
  for (const one of all) {
    await isRunning(1);
    endNext();
    expect(await one).toBe(true);
  }
});

it('a stranger whose turn comes too late is told so and costs no hash; a known browser is heard', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const first = ofStranger();
  const late = ofStranger();
  const known = ofKnown();
  await isRunning(1);
  now.mockReturnValue(3001);
  const refused = expect(late).rejects.toMatchObject(busy);
  endNext();
  await first;
  await refused;
  await isRunning(1);
  endNext();
  expect(await known).toBe(true);
  now.mockRestore();
});
