import { expect, it } from 'vitest';
import { shareOf } from './request-kind.ts';

it.each([
  ['POST', '/withdraw', 'forms'],
  ['POST', '/document', 'forms'],
  ['GET', '/withdraw?token=x', 'strangers'],
  ['POST', '/api/v1/enquiries', 'forms'],
  ['GET', '/api/v1/enquiries', 'api'],
  ['POST', '/api/in/a/b', 'doors'],
  ['GET', '/api/in/a/b?CallSid=1', 'doors'],
  ['GET', '/share/projects/x', 'cards'],
  ['GET', '/projects/kadal-crest/brochure', 'cards'],
  ['GET', '/projects/kadal-crest/costs', 'strangers'],
] as const)('a stranger’s %s of %s waits with %s', (method, url, share) => {
  expect(shareOf({ method, url }, 'stranger')).toBe(share);
});
