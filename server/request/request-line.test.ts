import { expect, it } from 'vitest';
import { isMalformed } from './request-line.ts';

it.each([
  ['/projects/%ff', true],
  ['/uploads/%', true],
  ['/%E0%A4%A', true],
  ['/projects?q=%ff', false],
  ['/projects/a%20b', false],
  ['/', false],
])('the target %s is malformed: %s', (target, malformed) => {
  expect(isMalformed(target)).toBe(malformed);
});
