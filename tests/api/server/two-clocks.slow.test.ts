import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, logIn } from '../../support/contract/api';
import { makeMovedClock } from '../../support/servers/moved-clock';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newName } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const minutesApart = 5;
const clock = makeMovedClock();
let ahead: SecondServer;
let onTime: SecondServer;
let token = '';
let project: { _id: string; slug: string };

beforeAll(async () => {
  clock.set(new Date(Date.now() + minutesApart * 60_000).toISOString());
  token = await logIn();
  const { body } = await call('POST', '/api/admin/projects', {
    token,
    json: { name: newName('Clock Court'), status: 'featured' },
  });
  project = body as typeof project;
  [ahead, onTime] = await Promise.all([startSecondServer(clock.settings), startSecondServer()]);
}, 120_000);

afterAll(async () => {
  await Promise.all([ahead.stop(), onTime.stop()]);
  await call('DELETE', `/api/admin/projects/${project._id}`, { token });
  clock.remove();
});

async function rename({ url }: SecondServer): Promise<string> {
  const name = newName('Clock Court');
  const { status } = await fetch(`${url}/api/admin/projects/${project._id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(status).toBe(200);
  return name;
}

async function read({ url }: SecondServer): Promise<{ text: string; cache: string | null }> {
  const answer = await fetch(`${url}/projects/${project.slug}`);
  return { text: await answer.text(), cache: answer.headers.get('x-nextjs-cache') };
}

/** The new name is in the next answer of the server that saved it, within a second in one of the other, and then cached by both. */
async function expectSaved(saving: SecondServer, other: SecondServer): Promise<void> {
  await Promise.all([read(saving), read(other)]);
  const name = await rename(saving);
  expect((await read(saving)).text).toContain(name);
  await waitFor(async () => expect((await read(other)).text).toContain(name), 1000);
  for (const server of [saving, other])
    await waitFor(async () => {
      const { text, cache } = await read(server);
      expect(text).toContain(name);
      expect(cache).toBe('HIT');
    }, 1000);
}

it('two servers whose clocks are five minutes apart show a save of either at once, and cache the page again', async () => {
  for (const [saving, other] of [
    [ahead, onTime],
    [onTime, ahead],
    [ahead, onTime],
  ] as const)
    await expectSaved(saving, other);
});
