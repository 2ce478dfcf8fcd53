import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '@/lib/content/enquiries/forms';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newAddress, newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const posts = 1500;
const atOnce = 50;
const megabyte = 1024 * 1024;
// A leak of a body would be 4 MB. The long form, of 10,000, is one of `npm run test:faults`.
const roomBytes = 3.5 * megabyte;

let server: SecondServer;

beforeAll(async () => {
  // Without its clock: what that loads for its first turn is no leak.
  server = await startSecondServer({ VERCEL: '1' });
}, 120_000);

afterAll(() => server.stop());

async function post(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}${forms.enquiry.action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      name: 'Flood',
      email: `${randomUUID()}@example.com`,
      phone: newPhone(),
      message: 'Once more. '.repeat(150),
      page: `/${'x'.repeat(2000)}`,
    }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function flood(address: string, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count; sent += atOnce) {
    for (const { status } of await Promise.all(Array.from({ length: atOnce }, () => post(address))))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

test('1,500 posts from one address are refused with words, visitors from others are heard, and the memory stays flat', async () => {
  const attacker = newAddress();
  await flood(attacker, posts / 5);
  const before = await server.readMemory();
  const statuses = await flood(attacker, (posts * 4) / 5);
  expect([...statuses.keys()]).toEqual([429]);
  expect((await post(attacker)).text).toContain('Please try again in');
  expect((await post(newAddress())).status).toBe(201);
  // What connections hold goes with them; a leak stays.
  await waitFor(async () => expect((await server.readMemory()) - before).toBeLessThan(roomBytes), {
    timeout: 60_000,
    interval: 1000,
  });
}, 180_000);
