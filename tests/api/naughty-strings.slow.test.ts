import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/api';
import { joinTexts } from '../support/join-texts';
import { fewNaughtyStrings, publicNaughtyStrings } from '../support/naughty-strings';
import { sendTexts } from '../support/send-texts';
import { openTextDoors, type TextDoors } from '../support/text-doors';

let open: TextDoors;

beforeAll(async () => {
  open = await openTextDoors(await logIn());
});

afterAll(() => open.remove());

it('texts that break programs come back through no door changed or with an error of the site: they are the same, or refused', async () => {
  for (const half of [0, 1]) {
    // One of each class through each door; its neighbour takes the other one.
    const isHalf = (_: unknown, at: number) => at % 2 === half;
    const doors = open.doors.filter(isHalf);
    const { sent, wrong } = await sendTexts(doors, fewNaughtyStrings.filter(isHalf), 3);
    expect(sent).toBeGreaterThan(doors.length * 8);
    expect(wrong).toEqual([]);
  }
}, 240_000);

/** What takes long texts. */
const roomy = [
  'PATCH description as HTML',
  'PUT bio as HTML',
  'POST /api/v1/enquiries message as JSON',
  'POST /api/v1/enquiries message as a form',
];

it('the 461 texts of the public list come back unchanged, many at once, through every door that has room for them', async () => {
  expect(publicNaughtyStrings).toHaveLength(461);
  const doors = open.doors.filter(({ name }) => roomy.includes(name));
  expect(doors).toHaveLength(roomy.length);
  const refused: string[] = [];
  const heard = doors.map((door) => ({
    ...door,
    async send(text: string) {
      const answer = await door.send(text);
      if (answer.status >= 300) refused.push(`${door.name}: ${answer.status}`);
      return answer;
    },
  }));
  const { wrong } = await sendTexts(heard, joinTexts(publicNaughtyStrings, 4000));
  expect([refused, wrong]).toEqual([[], []]);
}, 120_000);
