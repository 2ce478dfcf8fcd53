import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl } from '../support/api';
import { expireTags } from '../support/expire-tags';

const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
const tags = ['projects', 'board', 'brands', 'hero', 'about', 'testimonials', 'settings'];

beforeAll(() => client.connect());
afterAll(() => client.end());

const read = async (address: string) => {
  const response = await fetch(`${baseUrl}${address}`);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
};

describe('what is kept of an address', () => {
  it.each([
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/',
    '/projects',
    '/faqs',
    '/api/projects',
    '/api/projects/featured',
    '/api/board',
    '/api/brands',
    '/api/hero',
    '/api/about',
    '/api/testimonials',
  ])('is an answer to GET alone: a stranger cannot put another in the place of %s', async (address) => {
    const before = await read(address);
    expect(before.status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      await expireTags(client, ...tags);
      await fetch(`${baseUrl}${address}`, {
        method,
        headers: { 'next-action': 'x', 'content-type': 'text/plain;charset=UTF-8' },
        ...(method === 'OPTIONS' ? {} : { body: '[]' }),
      });
      const { status, type, body } = await read(address);
      expect([method, status, type]).toEqual([method, 200, before.type]);
      expect(body.slice(0, 40)).toBe(before.body.slice(0, 40));
    }
  });
});
