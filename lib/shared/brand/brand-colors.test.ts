import { expect, it } from 'vitest';
import { contrast, darkenFor, lightenFor, minContrast } from './brand-colors';

it('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself, and the same either way', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
  expect(contrast('#4a2c1d', '#4a2c1d')).toBe(1);
});

it.each(['#ffd700', '#ff0000', '#00a0ff', '#ffffff', '#7fff00'])(
  '%s is made as dark as small text on a light ground asks for, and hardly darker',
  (hex) => {
    const dark = darkenFor(hex, '#fffdfa');
    expect(contrast(dark, '#fffdfa')).toBeGreaterThanOrEqual(minContrast);
    expect(contrast(dark, '#fffdfa')).toBeLessThan(minContrast * 1.03);
    expect(darkenFor(dark, '#fffdfa')).toBe(dark);
  },
);

it.each(['#101010', '#400000', '#003a1c', '#000000'])(
  '%s is made as light as small text on a dark ground asks for, and hardly lighter',
  (hex) => {
    const light = lightenFor(hex, '#1b1b1b');
    expect(contrast(light, '#1b1b1b')).toBeGreaterThanOrEqual(minContrast);
    expect(contrast(light, '#1b1b1b')).toBeLessThan(minContrast * 1.03);
    expect(lightenFor(light, '#1b1b1b')).toBe(light);
  },
);
