import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { yieldToRequests } from '../../lib/server/database/yield-to-requests.ts';
import { makeGate } from '../../tests/support/records/gate';
import { QueueFull, RequestQueue } from './request-queue.ts';

/** What was begun, and how each ended. */
function makeRun(queue: RequestQueue) {
  const { opened, open } = makeGate();
  const begun: string[] = [];
  const run = (name: string, network = 'one', share: Parameters<RequestQueue['run']>[0] = 'strangers') =>
    queue.run(share, network, async () => {
      begun.push(name);
      await opened;
      return name;
    });
  return { begun, open, run };
}

it('answers so many of a share at once, in the order in which they came', async () => {
  const queue = new RequestQueue({ shares: { strangers: { atOnce: 2, maxWaiting: 10 } } });
  const { begun, open, run } = makeRun(queue);
  const turns = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await nextTick();
  expect(begun).toEqual(['a', 'b']);
  open();
  expect(await Promise.all(turns)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('a share waits for none of another, however many wait in that', async () => {
  const queue = new RequestQueue();
  const { begun, open, run } = makeRun(queue);
  const crowd = Array.from({ length: 50 }, (_, index) => run(`stranger ${index}`));
  const others = [run('visitor', 'two', 'logins'), run('editor', 'three', 'staff')];
  await nextTick();
  expect(begun).toEqual(['stranger 0', 'visitor', 'editor']);
  open();
  await Promise.all([...crowd, ...others]);
});

it('takes the networks in turn: who comes after a crowd of another one is second', async () => {
  const queue = new RequestQueue();
  const { begun, open, run } = makeRun(queue);
  const turns = [...['a', 'b', 'c', 'd'].map((name) => run(name, 'crowd')), run('visitor', 'home')];
  open();
  await Promise.all(turns);
  expect(begun).toEqual(['a', 'b', 'visitor', 'c', 'd']);
});

it('makes room in a full line for a network that has less in it, and refuses the last of the crowd', async () => {
  const queue = new RequestQueue({ shares: { strangers: { atOnce: 1, maxWaiting: 2 } } });
  const { begun, open, run } = makeRun(queue);
  const [first, second, last] = ['a', 'b', 'c'].map((name) => run(name, 'crowd'));
  const visitor = run('visitor', 'home');
  await expect(last).rejects.toThrow(QueueFull);
  await expect(run('d', 'crowd')).rejects.toThrow(QueueFull);
  open();
  expect(await Promise.all([first, second, visitor])).toEqual(['a', 'b', 'visitor']);
  expect(begun).toEqual(['a', 'b', 'visitor']);
});

it('takes the place of nobody who waits for one thing alone', async () => {
  const queue = new RequestQueue({ shares: { strangers: { atOnce: 1, maxWaiting: 2 } } });
  const { begun, open, run } = makeRun(queue);
  const turns = [run('a', 'first'), run('b', 'second'), run('c', 'third')];
  await expect(run('d', 'fourth')).rejects.toThrow(QueueFull);
  open();
  await Promise.all(turns);
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('a place that nobody waited for is free for whoever comes later', async () => {
  const queue = new RequestQueue();
  for (const name of ['a', 'b', 'c']) {
    expect(await queue.run('strangers', 'one', async () => name)).toBe(name);
    // Its turn is over then, too.
    for (let turn = 0; turn < 5; turn += 1) await nextTick();
  }
});

it('refuses at once what there is no room for, and what has waited too long', async () => {
  const queue = new RequestQueue({ shares: { strangers: { atOnce: 1, maxWaiting: 1 } }, timeoutMs: 1 });
  const { begun, open, run } = makeRun(queue);
  const first = run('first');
  const second = run('never begun');
  await expect(run('no room')).rejects.toThrow(QueueFull);
  await expect(second).rejects.toThrow(QueueFull);
  open();
  await first;
  expect(await run('room again')).toBe('room again');
  expect(begun).toEqual(['first', 'room again']);
});

it('lets whoever reads a page be answered between two turns', async () => {
  const queue = new RequestQueue();
  const order: string[] = [];
  const draw = (name: string) => queue.run('strangers', 'one', async () => void order.push(name));
  setImmediate(() => order.push('page'));
  await Promise.all([draw('first'), draw('second')]);
  expect(order).toEqual(['first', 'page', 'second']);
});

it('begins one in each turn of the event loop where many leave at once', async () => {
  const queue = new RequestQueue({
    shares: { strangers: { atOnce: 3, maxWaiting: 10 } },
    rest: yieldToRequests,
  });
  const { opened, open } = makeGate();
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const first = ['a', 'b', 'c'].map(() => queue.run('strangers', 'one', () => opened));
  const next = ['d', 'e', 'f'].map(() => queue.run('strangers', 'one', async () => void turns.push(turn)));
  open();
  await Promise.all([...first, ...next]);
  isCounting = false;
  expect(new Set(turns).size).toBe(3);
});

it('work that fails leaves its place', async () => {
  const queue = new RequestQueue();
  await expect(queue.run('strangers', 'one', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await queue.run('strangers', 'one', async () => 1)).toBe(1);
});

it('work that takes longer than a turn goes on, and holds up nobody', async () => {
  const queue = new RequestQueue({ maxHoldMs: 1 });
  const { opened, open } = makeGate();
  const slow = queue.run('strangers', 'one', async () => {
    await opened;
    return 'slow';
  });
  expect(await queue.run('strangers', 'one', async () => 'quick')).toBe('quick');
  open();
  expect(await slow).toBe('slow');
});

it('begins the next one when what comes between two turns is over', async () => {
  const rested = makeGate();
  const queue = new RequestQueue({ rest: () => rested.opened });
  const { begun, open, run } = makeRun(queue);
  const [first, second] = [run('a'), run('b')];
  open();
  await first;
  await nextTick();
  expect(begun).toEqual(['a']);
  rested.open();
  await second;
  expect(begun).toEqual(['a', 'b']);
});

it('begins no form while others connect, and a page at once', async () => {
  const arrived = makeGate();
  const queue = new RequestQueue({ rest: () => arrived.opened });
  const begun: string[] = [];
  const form = queue.run('forms', 'one', async () => void begun.push('form'));
  await queue.run('strangers', 'one', async () => void begun.push('page'));
  expect(begun).toEqual(['page']);
  arrived.open();
  await form;
  expect(begun).toEqual(['page', 'form']);
});
