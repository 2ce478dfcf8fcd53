import { expect, it } from 'vitest';
import { toAttribution } from './visit';

const at = new Date('2026-11-21T06:00:00Z');
const home = 'https://www.example.com/projects';

it('keeps the campaign, where it landed, and who referred', () => {
  const address = new URL(`${home}?utm_source=google&gclid=abc&page=2`);
  expect(toAttribution(address, 'https://www.google.com/', at)).toEqual({
    at: '2026-11-21T06:00:00.000Z',
    landingPage: '/projects',
    referrer: 'https://www.google.com/',
    utm_source: 'google',
    gclid: 'abc',
  });
});

it('a page that our own page led to is no touch, but a campaign on it is', () => {
  expect(toAttribution(new URL(home), 'https://www.example.com/', at)).toBeNull();
  expect(toAttribution(new URL(`${home}?fbclid=1`), 'https://www.example.com/', at)).toMatchObject({
    fbclid: '1',
    referrer: '',
  });
});

it('keeps no more than 300 characters of each', () => {
  const touch = toAttribution(
    new URL(`${home}?utm_term=${'x'.repeat(900)}`),
    `https://a.example/${'y'.repeat(900)}`,
    at,
  );
  expect(touch?.utm_term).toHaveLength(300);
  expect(touch?.referrer).toHaveLength(300);
});
