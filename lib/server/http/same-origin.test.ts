import { describe, expect, it, vi } from 'vitest';

vi.mock('../env', () => ({ env: { SITE_URL: 'https://www.example.com/' } }));

const { requireSameOrigin } = await import('./same-origin');

const ask = (headers: Record<string, string>, method = 'POST') =>
  requireSameOrigin(new Request('http://127.0.0.1:3000/api/x', { method, headers }));

describe('a change with a cookie', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://www.example.com' },
    { origin: 'http://preview.example.com', host: 'preview.example.com' },
  ])('is taken from our own pages: %j', (headers) => {
    expect(() => ask(headers)).not.toThrow();
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' },
    { origin: 'https://evil.example' },
    { origin: 'http://www.example.com' },
    { origin: 'https://www.example.com.evil.example' },
    { origin: 'null' },
    { origin: 'https://preview.example.com', host: 'preview.example.com' },
  ])('is refused from anywhere else: %j', (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(() => ask(headers, method)).toThrow(
        expect.objectContaining({
          code: 'forbidden',
          message: 'This request did not come from the site itself.',
        }),
      );
  });
});

it.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing, and may come from anywhere', (method) => {
  expect(() => ask({ 'sec-fetch-site': 'cross-site' }, method)).not.toThrow();
});
