import { expect, it } from 'vitest';
import { countProjects } from './projects-pages';

it.each([
  [0, '0 projects'],
  [1, '1 project'],
  [2, '2 projects'],
])('%i is %s', (count, text) => {
  expect(countProjects(count)).toBe(text);
});
