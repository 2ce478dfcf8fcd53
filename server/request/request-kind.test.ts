import { expect, it } from 'vitest';
import { shareOf } from './request-kind.ts';

it.each([
  ['POST', '/withdraw', 'forms'],
  ['POST', '/document', 'forms'],
  ['GET', '/withdraw?token=x', 'strangers'],
  ['POST', '/api/v1/enquiries', 'forms'],
  ['GET', '/api/v1/enquiries', 'api'],
  ['POST', '/api/in/a/b', 'sources'],
  ['GET', '/api/in/a/b?CallSid=1', 'sources'],
  ['GET', '/share/projects/x', 'cards'],
  ['GET', '/projects/kadal-crest/brochure', 'cards'],
  ['GET', '/projects/kadal-crest/costs', 'strangers'],
] as const)('a stranger’s %s of %s waits with %s', (method, url, share) => {
  expect(shareOf({ method, url }, 'stranger')).toBe(share);
});

it.each(['stranger', 'staff'] as const)(
  'what Next hands on for a %s waits in no line in which the call that waits for it has a turn',
  (caller) => {
    const call = { method: 'POST', url: '/admin', headers: { 'next-action': 'x' } };
    const handedOn = {
      ...call,
      url: '/admin/projects',
      headers: { ...call.headers, 'x-action-forwarded': '1' },
    };
    expect(shareOf(handedOn, caller)).not.toBe(shareOf(call, caller));
  },
);

it.each([
  { method: 'GET', headers: { 'next-action': 'x', 'x-action-forwarded': '1' } },
  { method: 'POST', headers: { 'x-action-forwarded': '1' } },
])('what is no call of an action waits with everybody, whatever it says of itself: %j', (request) => {
  expect(shareOf({ ...request, url: '/projects?q=sea' }, 'stranger')).toBe('strangers');
});
