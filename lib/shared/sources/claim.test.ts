import { expect, it } from 'vitest';
import { findClaim } from './claim';

const first = { sourceId: null, source: '', isOfWebsite: false };
const own = { sourceId: 'portal', hasNumber: true, first: null };

it.each([
  ['a buyer whom nobody has sent before', own, null],
  ['an address alone', { ...own, hasNumber: false }, { reason: 'No number that can be called', from: '' }],
  [
    'whom the same source has sent before',
    { ...own, first: { ...first, sourceId: 'portal', source: 'Portal' } },
    { reason: 'Repeated', from: 'Portal' },
  ],
  [
    'whom another source has sent before',
    { ...own, first: { ...first, sourceId: 'google', source: 'Google' } },
    { reason: 'Arrived first elsewhere', from: 'Google' },
  ],
  [
    'who wrote on the website before',
    { ...own, first: { ...first, source: 'Friend', isOfWebsite: true } },
    { reason: 'Arrived first elsewhere', from: 'The website' },
  ],
  [
    'whom the team typed in before',
    { ...own, first },
    { reason: 'Arrived first elsewhere', from: 'The team' },
  ],
  [
    'an address alone of somebody who is known',
    { ...own, hasNumber: false, first: { ...first, isOfWebsite: true } },
    { reason: 'Arrived first elsewhere', from: 'The website' },
  ],
])('a portal is asked about %s as it should be', (_who, claimed, claim) => {
  expect(findClaim(claimed)).toEqual(claim);
});
