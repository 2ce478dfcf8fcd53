import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const made = await mkdtemp(`${tmpdir()}/uploads-`);
  process.env.DATA_DIR = made;
  return made;
});

const { GET, HEAD } = await import('./route');

const id = 'a'.repeat(32);
const content = Buffer.alloc(200_000, 7);

function get(segments: string[], init: RequestInit = {}) {
  const request = new Request('http://localhost/uploads', init);
  const handle = init.method === 'HEAD' ? HEAD : GET;
  return handle(request, { params: Promise.resolve({ path: segments }) });
}

beforeAll(async () => {
  await mkdir(path.join(dataDir, 'uploads', id), { recursive: true });
  await writeFile(path.join(dataDir, 'uploads', id, 'master.webp'), content);
  await writeFile(path.join(dataDir, 'uploads', id, 'secret.txt'), 'secret');
  await writeFile(path.join(dataDir, 'master.webp'), 'secret');
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('GET /uploads', () => {
  it('serves a stored picture whole, for ever, as nothing but a picture', async () => {
    const answer = await get([id, 'master.webp']);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(content.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it('answers 304 without a body to who has it already', async () => {
    const etag = (await get([id, 'master.webp'], { method: 'HEAD' })).headers.get('etag') ?? '';
    const again = await get([id, 'master.webp'], { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.body]).toEqual([304, null]);
    const changed = await get([id, 'master.webp'], { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await get([id, 'master.webp'], { method: 'HEAD' });
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect(answer.headers.get('content-length')).toBe(String(content.length));
  });

  it.each([
    [[id, '384.webp']],
    [[id, 'secret.txt']],
    [['..', 'master.webp']],
    [[id, '..', '..', 'master.webp']],
    [[id, '../../master.webp']],
    [[id, '..%2f..%2fmaster.webp']],
    [[id]],
  ])('answers 404, which no cache keeps, for %j', async (segments) => {
    const answer = await get(segments);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
