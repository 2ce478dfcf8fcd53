import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const served = `${process.env.NEXT_DIST_DIR}/server`;
const get = (address: string) => fetch(`${baseUrl}${address}`, { redirect: 'manual' });

const countFiles = () =>
  fs.readdirSync(path.join(served, 'app'), { recursive: true, withFileTypes: true }).length;

describe('a list of choices alone', () => {
  it('is kept once it was asked for, in whichever way its address is written', async () => {
    const [first, ...others] = [
      '/projects?status=upcoming&category=Luxury+villa',
      '/projects?category=Luxury%20villa&status=upcoming',
      '/projects?status=upcoming&category=Luxury+villa&location=&q=&page=0',
      '/projects/filtered/upcoming/Luxury%20villa/-/-/-/-',
    ];
    const html = await (await get(first ?? '')).text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/projects"/);
    for (const address of others) {
      const answer = await get(address);
      expect([address, answer.status, answer.headers.get('x-nextjs-cache')]).toEqual([address, 200, 'HIT']);
      expect(await answer.text()).toBe(html);
    }
  });

  it('has one spelling, to which the others lead', async () => {
    const answer = await get('/projects?status=Ready+To+Move&location=Udupi');
    expect(answer.status).toBe(308);
    const to = new URL(answer.headers.get('location') ?? '', baseUrl);
    expect(to.pathname).toBe('/projects');
    expect(Object.fromEntries(to.searchParams)).toEqual({ status: 'ready to move', location: 'Udupi' });
  });

  // proves: PROJ-9
  it.each([
    ['/projects?location=Atlantis', '/projects'],
    ['/projects?status=featured&location=Atlantis&page=1', '/projects?status=featured'],
    ['/projects?category=Commercial&page=412', '/projects?category=Commercial'],
    ['/projects/filtered/a/b/c/d/e/f', '/projects'],
  ])('%s, which asks for what is not there, leads to %s, each time', async (address, expected) => {
    for (const _visit of ['first', 'second']) {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([307, expected]);
    }
  });

  it('that was made up takes no room on the disk', async () => {
    await get('/projects?location=Atlantis');
    const before = countFiles();
    for (let index = 0; index < 20; index += 1)
      expect((await get(`/projects?location=Town-${randomUUID()}`)).status).toBe(307);
    expect(countFiles()).toBe(before);
  });
});

it('a page that is drawn for its request carries what stands around it once', async () => {
  const html = await (await get('/projects?q=kadal%26')).text();
  expect(html.match(/\\"id\\":\\"footer\\"/g)).toHaveLength(1);
});
