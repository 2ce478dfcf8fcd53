import { expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const get = (path: string, encoding: string, method = 'GET') =>
  fetch(`${baseUrl}${path}`, { method, headers: { 'accept-encoding': encoding } });

/** The scripts and styles of the home page. */
async function listFiles(): Promise<string[]> {
  const page = await (await get('/', 'identity')).text();
  return [...new Set(page.match(/\/_next\/static\/[\w./-]+\.(?:js|css)/g))];
}

it('a browser that takes brotli gets scripts and styles that the build compressed, to be kept for good', async () => {
  const files = await listFiles();
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  for (const file of files) {
    const [plain, compressed] = await Promise.all([get(file, 'identity'), get(file, 'gzip, deflate, br')]);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    if (text.length >= 1024) expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe(text);
    expect(compressed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    for (const { headers } of [plain, compressed]) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      if (text.length >= 1024) expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    }
  }
});

it.each(['gzip', 'gzip, br;q=0', 'br; q=0.0, gzip'])(
  'a browser that takes "%s" gets no brotli',
  async (encoding) => {
    for (const file of await listFiles()) {
      const response = await get(file, encoding);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).not.toBe('br');
      await response.text();
    }
  },
);

it('a script takes no posts, and one that is not there is none', async () => {
  const [file] = await listFiles();
  const posted = await get(file ?? '', 'br', 'POST');
  expect(posted.ok).toBe(false);
  expect(posted.headers.get('content-encoding')).toBeNull();
  expect((await get('/_next/static/chunks/none.js', 'br')).status).toBe(404);
});

it('a page and JSON come by brotli to a browser that takes it, and are the same', async () => {
  for (const path of ['/', '/api/projects']) {
    const [plain, compressed] = await Promise.all([get(path, 'identity'), get(path, 'gzip, deflate, br')]);
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await compressed.text()).toBe(await plain.text());
  }
});

it('a page that is drawn for one visitor comes whole by brotli', async () => {
  // Each drawing has a nonce of its own, and React cuts its data where the stream happens to pause.
  const listLinks = (page: string) => page.match(/href="\/projects\/[\w-]+"/g);
  const path = '/compare?with=kadal-crest';
  const [plain, compressed] = await Promise.all([get(path, 'identity'), get(path, 'gzip, deflate, br')]);
  expect(compressed.headers.get('content-encoding')).toBe('br');
  const page = await compressed.text();
  expect(page.endsWith('</html>')).toBe(true);
  expect(listLinks(page)?.length).toBeGreaterThan(0);
  expect(listLinks(page)).toEqual(listLinks(await plain.text()));
});
