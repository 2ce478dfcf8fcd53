import { expect, it } from 'vitest';
import { toFileName } from './file-name';

it('keeps of a file name what can be shown: no path, no control characters, at most 200 characters', () => {
  expect(toFileName('C:\\fake\\sea view.jpg')).toBe('sea view.jpg');
  expect(toFileName('../../etc/pass\u0000wd\n.png')).toBe('passwd.png');
  expect(toFileName('sea/')).toBe('');
  expect(toFileName(' sea.jpg ')).toBe('sea.jpg');
  expect(toFileName('x'.repeat(200))).toBe('x'.repeat(200));
  expect(toFileName('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
});
