import { beforeEach, expect, test } from 'vitest';
import { createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import { saveTurn } from '@/lib/domain/enquiries/turn/mutations';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from '../support/enquiries';
import {
  addColleague,
  countOwnedBy,
  countUnexplained,
  openAlways,
  setTurn,
  turnAdmin,
} from '../support/turns';

let people: [string, string, string];

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await openAlways();
  people = [
    await addColleague('Divya Nayak'),
    await addColleague('Naveen Rai'),
    await addColleague('Arjun Bekal'),
  ];
});

const send = () => createEnquiry(makeEnquiry(), makeSender());
const countOwned = () => countOwnedBy(people);

test('300 enquiries at once over three people are 100 each, and each says why', async () => {
  await setTurn(people);
  await Promise.all(Array.from({ length: 300 }, () => send()));
  expect(await countOwned()).toEqual([100, 100, 100]);
  expect(await countUnexplained()).toBe(0);
}, 120_000);

test('whoever is switched off half-way is given none from then on, and the others have the rest, one more or less', async () => {
  await setTurn(people);
  const sent = Array.from({ length: 300 }, () => send());
  await Promise.all(sent.slice(0, 60));
  const { data } = await saveTurn(turnAdmin, {
    places: people.map((user, index) => ({ user, isOn: index !== 1 })),
  });
  const [, off] = await countOwned();
  expect(data[0]?.places[1]?.hindrance).toBe('switched off');
  await Promise.all(sent);
  const [first = 0, second = 0, third = 0] = await countOwned();
  expect(second).toBe(off);
  expect(Math.abs(first - third)).toBeLessThanOrEqual(1);
  expect(first + second + third).toBe(300);
  expect(await countUnexplained()).toBe(0);
}, 120_000);
