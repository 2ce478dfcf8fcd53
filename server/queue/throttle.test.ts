import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

const manyOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, index) => [network, `${network}${index}`] as const);

it('begins sixteen in one turn of the event loop, the first at once, all in the end and in their order', async () => {
  const throttle = new Throttle();
  const begun: string[] = [];
  for (const [network, name] of manyOf('a', 40)) throttle.begin(network, () => void begun.push(name));
  const counts = [begun.length];
  while (begun.length < 40) {
    await nextTick();
    counts.push(begun.length);
  }
  expect(counts).toEqual([16, 32, 40]);
  expect(begun).toEqual(manyOf('a', 40).map(([, name]) => name));
});

it('has those of another network wait for one turn alone, however many of a crowd wait', async () => {
  const throttle = new Throttle();
  const begun: string[] = [];
  for (const [network, name] of [...manyOf('a', 100), ...manyOf('b', 2)])
    throttle.begin(network, () => void begun.push(name));
  await nextTick();
  expect(begun.slice(16, 21)).toEqual(['a16', 'b0', 'a17', 'b1', 'a18']);
});

it('begins what comes after a rest at once', async () => {
  const throttle = new Throttle();
  const begun: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    throttle.begin('a', () => void begun.push(turn));
    expect(begun).toHaveLength(turn + 1);
    await nextTick();
    await nextTick();
  }
});
