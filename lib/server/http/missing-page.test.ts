import { afterEach, expect, it, vi } from 'vitest';
import { toMissingMetadata } from './missing-page';

afterEach(() => vi.unstubAllEnvs());

it('What is not there is not to be indexed, and is marked for the handler that sets the status', () => {
  vi.stubEnv('VERCEL', '');
  expect(toMissingMetadata('Page not found')).toEqual({
    title: 'Page not found',
    robots: { index: false },
    other: { 'prerender-status-code': '404' },
  });
});

it('On a host without that handler Next itself answers 404', () => {
  vi.stubEnv('VERCEL', '1');
  expect(() => toMissingMetadata('Page not found')).toThrow('404');
});
