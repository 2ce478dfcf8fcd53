import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinTexts } from '../../support/browser/join-texts';
import { openTextDoors, type TextInputs } from '../../support/browser/text-inputs';
import { logIn } from '../../support/contract/api';
import { fewNaughtyStrings, publicNaughtyStrings } from '../../support/naughty-strings';
import { sendTexts } from '../../support/servers/send-texts';

let open: TextInputs;

beforeAll(async () => {
  open = await openTextDoors(await logIn());
});

afterAll(() => open.remove());

it('texts that break programs come back through no input changed or with an error of the site: they are the same, or refused', async () => {
  for (const half of [0, 1]) {
    // One of each class through each input; its neighbour takes the other one.
    const isHalf = (_: unknown, at: number) => at % 2 === half;
    const inputs = open.inputs.filter(isHalf);
    const { sent, wrong } = await sendTexts(inputs, fewNaughtyStrings.filter(isHalf), 3);
    expect(sent).toBeGreaterThan(inputs.length * 8);
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

it('the 461 texts of the public list come back unchanged, many at once, through every input that has room for them', async () => {
  expect(publicNaughtyStrings).toHaveLength(461);
  const inputs = open.inputs.filter(({ name }) => roomy.includes(name));
  expect(inputs).toHaveLength(roomy.length);
  const refused: string[] = [];
  const heard = inputs.map((input) => ({
    ...input,
    async send(text: string) {
      const answer = await input.send(text);
      if (answer.status >= 300) refused.push(`${input.name}: ${answer.status}`);
      return answer;
    },
  }));
  const { wrong } = await sendTexts(heard, joinTexts(publicNaughtyStrings, 4000));
  expect([refused, wrong]).toEqual([[], []]);
}, 120_000);
