import { expect, it } from 'vitest';
import { baseUrl, logIn } from '../../support/contract/api';
import { unknownId } from '../../support/values';

// The configuration of all of them: tests/ops/former-addresses.test.ts.
it.each([
  ['/admin/enquiries/turn', '/admin/enquiries/assignment', 307],
  ['/api/admin/turns', '/api/admin/assignment', 308],
])('the running site leads from %s to %s by %i, with the query', async (former, present, status) => {
  const query = '?enquiries=a,b&part=c';
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${baseUrl}${former}${query}`, { method, redirect: 'manual' });
    const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', baseUrl);
    expect([method, answer.status, pathname, Object.fromEntries(searchParams)]).toEqual([
      method,
      status,
      present,
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
