import { expect, it } from 'vitest';
import { sourceOf } from './source';

it.each([
  [undefined, 'Website'],
  [{}, 'Website'],
  [{ utm_source: 'google', gclid: 'x' }, 'Google'],
  [{ utm_source: 'hoarding' }, 'Hoarding'],
  [{ gclid: 'x' }, 'Google'],
  [{ fbclid: 'x' }, 'Facebook'],
  [{ referrer: 'https://www.google.co.in/' }, 'Google'],
  [{ referrer: 'https://l.instagram.com/?u=1' }, 'Instagram'],
  [{ referrer: 'https://portal.example.com/a' }, 'Referral'],
  [{ referrer: 'no address' }, 'Website'],
])('%j is %s', (touch, source) => {
  expect(sourceOf(touch)).toBe(source);
});
