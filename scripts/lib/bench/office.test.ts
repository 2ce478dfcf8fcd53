import type { Locator, Page } from 'playwright/test';
import { expect, test } from 'vitest';
import { matchPlans } from '@/components/admin/projects/match-plans';
import { readHomes } from '@/components/admin/projects/read-homes';
import { newUnitType } from '@/lib/domain/unit-types/fields';
import { dayStages } from './office-day';
import { areas, readPlans, sixHomes } from './office-homes';
import { siteTasks } from './office-phone';
import { Hand, toTaskRows } from './office-task';
import { isHeld } from './row';

test('each click, tap, choice, upload, key and opened address of a hand is one step', async () => {
  const done = async () => {};
  // The only calls that it makes of a control and of a page.
  const target = {
    click: done,
    tap: done,
    selectOption: done,
    setInputFiles: done,
    press: done,
  } as object as Locator;
  const hand = new Hand({ keyboard: { press: done }, goto: done, waitForFunction: done } as object as Page);
  await hand.click(target);
  await hand.tap(target);
  await hand.choose(target, 'ongoing');
  await hand.upload(target, []);
  await hand.key('Enter', target);
  await hand.key('Control+s');
  await hand.open('/admin/enquiries');
  expect(hand.read().steps).toBe(7);
});

test('six kinds of homes are held to five minutes, a progress entry to two, and both to their steps', () => {
  const tasks = [sixHomes, ...siteTasks];
  const heldAt = (seconds: number, more = 0) =>
    tasks.map((task) =>
      toTaskRows(task, { steps: task.against.steps + more, seconds }).map((row) => isHeld(row)),
    );
  expect(heldAt(120)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(heldAt(121, 1)).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(heldAt(301)).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('a day with one buyer has fifteen steps, in the order in which the stages lead to each other', () => {
  const steps = dayStages.map(({ against }) => against.steps);
  expect(steps.reduce((total, count) => total + count)).toBe(15);
  // The first begins with the alarm; what is agreed while they talk begins where the call has led.
  expect(dayStages.map(({ screen }) => screen !== undefined)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('the sheet that is pasted is taken whole, and each plan goes to its home by its name', async () => {
  const begun = ['Type A', 'Type B'].map((name) => ({ ...newUnitType, plans: [], name }));
  const { homes, ...read } = readHomes(areas, begun);
  expect(read).toEqual({ changed: 2, added: 4, problems: [] });
  const files = await readPlans();
  const matched = matchPlans(
    files.map(({ name }) => name),
    homes.map(({ name }) => ({ _id: name, name, count: 0 })),
  );
  expect(matched).toEqual(homes.map(({ name }) => ({ slot: name, isNamed: true })));
  expect(
    homes.filter(({ carpetArea, balconyArea }) => carpetArea !== null && balconyArea !== null),
  ).toHaveLength(6);
});
