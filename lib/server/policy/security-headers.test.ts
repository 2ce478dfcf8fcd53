import { afterEach, describe, expect, it, vi } from 'vitest';

type Rule = { source: string; has?: object; missing?: object; headers: { key: string; value: string }[] };

/** The headers of the site's configuration for every answer, by the settings of its build. */
async function readHeaders(settings: Record<string, string>, source = '/:path*') {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import('../../../next.config');
  const rules = (await config.headers?.()) as Rule[];
  const found = rules.filter((rule) => rule.source === source && !rule.has && !rule.missing);
  return Object.fromEntries(found.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

afterEach(() => vi.unstubAllEnvs());

describe('Strict-Transport-Security', () => {
  it.each([
    [{ SITE_URL: 'https://example.com' }, 'max-age=31536000'],
    [{ SITE_URL: 'https://example.com', HSTS_SUBDOMAINS: 'off' }, 'max-age=31536000'],
    [{ SITE_URL: 'https://example.com', HSTS_SUBDOMAINS: 'on' }, 'max-age=31536000; includeSubDomains'],
  ])('is for a year with %j', async (settings, value) => {
    expect(await readHeaders(settings)).toMatchObject({ 'Strict-Transport-Security': value });
  });

  it.each<Record<string, string>>([
    { SITE_URL: 'http://localhost:3000', HSTS_SUBDOMAINS: 'on' },
    { SITE_URL: '' },
  ])('is not there with %j', async (settings) => {
    expect(await readHeaders(settings)).not.toHaveProperty('Strict-Transport-Security');
  });
});

it('other sites may show pictures alone', async () => {
  const name = 'Cross-Origin-Resource-Policy';
  expect(await readHeaders({})).toMatchObject({ [name]: 'same-origin' });
  expect(await readHeaders({}, '/:folder(uploads|share|media|brand)/:path*')).toEqual({
    [name]: 'cross-origin',
  });
});
