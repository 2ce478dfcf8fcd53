import { expect, it } from 'vitest';
import { makeGate } from '../../tests/support/gate';
import { Lane, LaneFull } from './lane.ts';

it('does so much at once, in the order in which it was asked', async () => {
  const lane = new Lane({ atOnce: 2 });
  const { opened, open } = makeGate();
  const begun: number[] = [];
  const turns = [1, 2, 3, 4].map((turn) =>
    lane.run(async () => {
      begun.push(turn);
      await opened;
      return turn;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  open();
  expect(await Promise.all(turns)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('refuses at once what there is no room for, and what has waited too long', async () => {
  const lane = new Lane({ atOnce: 1, maxWaiting: 1, patienceMs: 1 });
  const { opened, open } = makeGate();
  const first = lane.run(() => opened);
  const second = lane.run(async () => 'never begun');
  await expect(lane.run(async () => 'no room')).rejects.toThrow(LaneFull);
  await expect(second).rejects.toThrow(LaneFull);
  open();
  await first;
  expect(await lane.run(async () => 'room again')).toBe('room again');
});

it('work that fails leaves its place', async () => {
  const lane = new Lane({ atOnce: 1 });
  await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await lane.run(async () => 1)).toBe(1);
});

it('work that takes longer than a turn goes on, and holds up nobody', async () => {
  const lane = new Lane({ atOnce: 1, maxTurnMs: 1 });
  const { opened, open } = makeGate();
  const slow = lane.run(async () => {
    await opened;
    return 'slow';
  });
  expect(await lane.run(async () => 'quick')).toBe('quick');
  open();
  expect(await slow).toBe('slow');
});
