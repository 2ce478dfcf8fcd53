import { describe, expect, test } from 'vitest';
import { toCallbackPath } from './callback-path';

describe('the way back after a log-in', () => {
  test.each(['/admin', '/admin/projects?open=1#top', '/', '/admin/a//b'])(
    'follows %s, a path of our own site',
    (path) => {
      expect(toCallbackPath(path)).toBe(path);
    },
  );

  test.each([
    null,
    undefined,
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' /admin',
  ])('leads from %j to /admin, because it may leave our site', (path) => {
    expect(toCallbackPath(path)).toBe('/admin');
  });
});
