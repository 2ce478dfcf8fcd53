import { afterEach, expect, test, vi } from 'vitest';
import { hrefOfPart, hrefOfSheet, isOfOpenSheet } from './sheet-href';

const at = (address: string) => vi.stubGlobal('location', new URL(address, 'https://site.test'));

afterEach(() => vi.unstubAllGlobals());

test('a sheet opens with its first part and leaves the filters of the list as they are', () => {
  at('/admin/projects?status=completed&edit=p1&part=search');
  expect(hrefOfSheet('/admin/projects', 'p2')).toBe('/admin/projects?status=completed&edit=p2');
  expect(hrefOfSheet('/admin/projects', null)).toBe('/admin/projects?status=completed');
});

test('a part has an address within that of its sheet; the first needs no word', () => {
  at('/admin/projects?edit=p1');
  expect(hrefOfPart('search')).toBe('/admin/projects?edit=p1&part=search');
  at('/admin/projects?edit=p1&part=search');
  expect(hrefOfPart(null)).toBe('/admin/projects?edit=p1');
});

test.each([
  ['/admin/projects?edit=p1', true],
  ['/admin/projects?part=place&edit=p1', true],
  ['/admin/projects?edit=p2', false],
  ['/admin/projects', false],
  ['/admin/board?edit=p1', false],
])('from a part of the sheet p1, %s is of the same sheet: %s', (href, isSame) => {
  at('/admin/projects?edit=p1&part=search');
  expect(isOfOpenSheet(href)).toBe(isSame);
});

test('where no sheet is open, another part of the screen is another form', () => {
  at('/admin/settings?part=home');
  expect(isOfOpenSheet('/admin/settings?part=story')).toBe(false);
});
