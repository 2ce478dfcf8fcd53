import { afterAll, beforeAll, expect, it } from 'vitest';
import { fewNaughtyStrings } from '../support/naughty-strings';
import { sendTexts } from '../support/send-texts';
import { openTextDoors, type TextDoors } from '../support/text-doors';

let open: TextDoors;

beforeAll(async () => {
  open = await openTextDoors();
});

afterAll(() => open.remove());

it('texts that break programs come back through no door changed or with an error of the site: they are the same, or refused', async () => {
  const { sent, wrong } = await sendTexts(open.doors, fewNaughtyStrings, 4);
  expect(sent).toBeGreaterThan(open.doors.length * 8);
  expect(wrong).toEqual([]);
}, 240_000);
