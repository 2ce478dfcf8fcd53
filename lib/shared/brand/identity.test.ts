import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { parseInput } from '../parsing/parse';
import { contrast, minContrast } from './brand-colors';
import { brandIconPath, brandIconSvgPath } from './brand-icons';
import { builtInIdentity, defaultIdentity, grounds, identityFields, toIdentity } from './identity';

const colors = { theme: '#16332b', accent: '#8a5a00' };
const own = { ...defaultIdentity, name: 'Sea Tower Homes', shortName: 'Sea Tower', colors };

const refusalOf = (change: object): unknown => {
  try {
    parseInput(identityFields, { ...own, ...change });
    return null;
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};

it('a site begins with the brand of its code, whose logo and icons are files of it', () => {
  expect(builtInIdentity).toMatchObject({ name: site.name, colors: site.colors, isBuiltIn: true });
  expect(identityFields.parse(defaultIdentity)).toEqual(defaultIdentity);
  expect(brandIconSvgPath(builtInIdentity)).toBe('/brand/icon.svg');
  expect(brandIconPath(builtInIdentity, 180)).toBe('/brand/apple-icon.png');
});

it('another name has neither that logo nor those icons, and an address of its icon that changes with what it shows', () => {
  const identity = toIdentity(own, []);
  expect(identity.isBuiltIn).toBe(false);
  expect(brandIconSvgPath(identity)).toBeNull();
  const path = brandIconPath(identity, 192);
  expect(path).toMatch(/^\/brand-icon\/192\?v=/);
  expect(brandIconPath({ ...identity, shortName: 'Tower' }, 192)).not.toBe(path);
});

it('shades that are derived of two colours can be read where small text stands', () => {
  const { accentDeep, accentLight, theme } = toIdentity(own, []).colors;
  expect(contrast(accentDeep, grounds.sand)).toBeGreaterThanOrEqual(minContrast);
  expect(contrast(accentLight, theme)).toBeGreaterThanOrEqual(minContrast);
});

it('a colour that cannot be read is refused with the nearest that can, which is then taken', () => {
  const refused = refusalOf({ colors: { theme: '#7fa8d0', accent: '#ffb000' } }) as Record<string, string>;
  expect(Object.keys(refused)).toEqual(['colors.theme', 'colors.accent']);
  const nearest = (field: string) => refused[field]?.match(/#[0-9a-f]{6}$/)?.[0] ?? '';
  expect(refused['colors.accent']).toMatch(
    /^Text in this colour on the page has a contrast of 1\.\d:1 but needs 4\.5:1\./,
  );
  const taken = { theme: nearest('colors.theme'), accent: nearest('colors.accent') };
  expect(refusalOf({ colors: taken })).toBeNull();
});

it('what is no colour, no year and no name says how it is written', () => {
  expect(refusalOf({ colors: { ...colors, accent: 'red' } })).toEqual({
    'colors.accent': 'Write a colour like #4a2c1d',
  });
  expect(refusalOf({ since: Number.NaN })).toEqual({ since: 'Give a year' });
  expect(refusalOf({ since: 95 })).toEqual({ since: 'Write a year like 1995' });
  expect(refusalOf({ name: ' ' })).toEqual({ name: 'Name is required' });
});

it('the grounds that colours are held against are those of the stylesheet', () => {
  const css = readFileSync('app/styles/theme.css', 'utf8');
  expect(css).toContain(`--color-on-ink-2: ${grounds.quietOnDark};`);
  expect(css).toContain(`--color-sand-2: ${grounds.sand};`);
});
