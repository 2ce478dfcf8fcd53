import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { site } from '@/lib/content/site';

const themeOf = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

test('the builder builds since 1995, in a city of the coast, and is reached in business hours', () => {
  expect(site.since).toBe(1995);
  expect(site.footerTagline).toMatch(/landmarks of excellence since 1995/);
  expect(site.hours.map(({ days, time }) => [days, time])).toEqual([
    ['Monday to Friday', '9:00 AM to 6:00 PM'],
    ['Saturday', '10:00 AM to 4:00 PM'],
    ['Sunday', 'Closed'],
  ]);
  expect(site.email).toMatch(/^info@/);
  expect([site.city, site.pin]).toEqual(['Mangalore', expect.stringMatching(/^\d{6}$/)]);
  expect(site.social.map(({ kind }) => kind)).toEqual(['photo', 'social', 'professional']);
});

test('the demo brand has the colours of its design, and no other brand has them all', () => {
  const ofDemo = {
    theme: '#0e2230',
    accent: '#b5522f',
    accentDeep: '#973f20',
    accentLight: '#dc7a52',
    paper: '#faf6f0',
  };
  expect(isDeepStrictEqual(site.colors, ofDemo)).toBe(site.isDemo);
});

test('what no brand changes has the colours and the breakpoints of the design', () => {
  expect(themeOf(readFileSync('app/styles/theme.css', 'utf8'))).toMatchObject({
    'color-bar': '#05090c',
    'color-sand': '#f0e8dc',
    'color-sand-2': '#e2d6c5',
    'color-line': '#d5c8b5',
    'color-control': '#857868',
    'color-stone': '#665d51',
    'color-field': '#fffdfa',
    'color-on-ink': '#f3ede3',
    'color-on-ink-2': '#b7c0c4',
    'color-line-ink': '#33495a',
    'color-control-ink': '#8fa0a9',
    'color-error': '#a3261b',
    'color-success': '#1f6b4a',
    // Over 599 px a tablet, over 900 px a desktop with the bar.
    'breakpoint-tablet': '37.5rem',
    'breakpoint-desk': '56.3125rem',
  });
});
