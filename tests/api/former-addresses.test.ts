import { expect, it } from 'vitest';
import { formerAddresses } from '@/lib/content/admin/former-addresses';
import { baseUrl, logIn } from '../support/api';
import { unknownId } from '../support/values';

const withId = (path: string) => path.replace(':id', unknownId);

it.each(formerAddresses)('%s leads to %s with its query, a call by 308', async (former, present) => {
  const query = '?enquiries=a,b&part=c';
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${baseUrl}${withId(former)}${query}`, { method, redirect: 'manual' });
    const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', baseUrl);
    expect([method, answer.status, pathname, Object.fromEntries(searchParams)]).toEqual([
      method,
      former.startsWith('/api/') ? 308 : 307,
      withId(present),
      { enquiries: 'a,b', part: 'c' },
    ]);
  }
});

it('a program that follows redirects is answered by the present address, with its method and its body', async () => {
  const headers = { authorization: `Bearer ${await logIn()}`, 'content-type': 'application/json' };
  const read = await fetch(`${baseUrl}/api/admin/turns`, { headers });
  expect([read.status, await read.json()]).toEqual([
    200,
    expect.objectContaining({ turns: expect.anything() }),
  ]);
  const body = JSON.stringify({ user: unknownId, from: 'soon' });
  const added = await fetch(`${baseUrl}/api/admin/turns/leave`, { method: 'POST', headers, body });
  expect([added.status, await added.json()]).toEqual([
    422,
    expect.objectContaining({ errors: expect.objectContaining({ from: expect.any(String) }) }),
  ]);
});
