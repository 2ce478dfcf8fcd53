import { put } from '@vercel/blob/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin } from '../../support/accounts/admin';
import { makeSmallJpeg, svgLogo } from '../../support/records/picture';

const blob = await vi.hoisted(async () => {
  const { startBlobStandIn } = await import('../../support/stand-ins/blob-stand-in');
  const started = await startBlobStandIn();
  process.env.VERCEL_BLOB_API_URL = started.url;
  process.env.VERCEL_BLOB_RETRIES = '0';
  process.env.BLOB_READ_WRITE_TOKEN = 'vercel_blob_rw_store_secret';
  return started;
});

const { db } = await import('@/lib/server/db');
const { completeUpload, createUploadToken, sweepRawUploads } = await import('@/lib/server/uploads/direct');
const { storage } = await import('@/lib/server/storage/storage');
const { finishRenditions } = await import('@/lib/server/pictures/queue');

const { id: userId } = await db.user.create({ data: { name: 'A', email: 'a@example.com' } });
const admin = makeAdmin({ userId });
const picture = () => makeSmallJpeg();

async function askToken(pathname = 'incoming/sea.jpg'): Promise<string> {
  const payload = { pathname, multipart: false, clientPayload: null };
  return (await createUploadToken(admin, { type: 'blob.generate-client-token', payload })).clientToken;
}

/** As the browser does it. */
async function send(
  bytes: Buffer,
  contentType = 'image/jpeg',
  pathname = 'incoming/sea.jpg',
): Promise<string> {
  const token = await askToken();
  const { url } = await put(pathname, new Blob([new Uint8Array(bytes)]), {
    access: 'public',
    token,
    contentType,
  });
  return url;
}

const rawFiles = () => [...blob.files.keys()].filter((name) => name.startsWith('incoming/'));

beforeEach(async () => {
  await db.picture.deleteMany();
  blob.files.clear();
});

afterAll(() => blob.stop());

describe('a token for a direct upload', () => {
  it('lets a browser put one picture where it was asked for, and nothing else', async () => {
    await send(await picture());
    expect(rawFiles()).toEqual(['incoming/sea.jpg']);
    await expect(send(await picture(), 'text/html')).rejects.toThrow();
    await expect(send(Buffer.from(svgLogo), 'image/svg+xml')).rejects.toThrow();
    await expect(send(await picture(), 'image/jpeg', 'uploads/x/master.webp')).rejects.toThrow();
    await expect(send(Buffer.alloc(15 * 1024 * 1024 + 1))).rejects.toThrow();
  });

  it.each(['sea.jpg', 'uploads/a.jpg', 'incoming/../uploads/a.jpg', 'incoming/', 'incoming/a/b.jpg'])(
    'is not given for %s',
    async (pathname) => {
      await expect(askToken(pathname)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});

describe('a directly uploaded picture', () => {
  it('is encoded anew and staged, with its name, and the raw file goes', async () => {
    const url = await send(await picture());
    const row = await completeUpload(admin, { url, fileName: 'My sea.jpg' });
    expect(row).toMatchObject({ width: 48, height: 30, fileName: 'My sea.jpg' });
    expect(row.url).toMatch(/\/uploads\/[0-9a-f]{32}\/master\.webp$/);
    await finishRenditions([row.id]);
    expect(rawFiles()).toEqual([]);
    await expect(completeUpload(admin, { url })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that is no picture leaves neither row nor file', async () => {
    const url = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(completeUpload(admin, { url })).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(blob.files.size).toBe(0);
    expect(await db.picture.count()).toBe(0);
  });

  it.each([
    'http://169.254.169.254/incoming/sea.jpg',
    'https://other.public.blob.vercel-storage.com/incoming/sea.jpg',
    'http://127.0.0.1:1/incoming/sea.jpg',
    'file:///incoming/sea.jpg',
  ])('is not fetched from %s', async (url) => {
    await send(await picture());
    await expect(completeUpload(admin, { url })).rejects.toMatchObject({ code: 'invalid' });
    expect(rawFiles()).toEqual(['incoming/sea.jpg']);
  });

  it('that is too large goes without being read', async () => {
    const url = await send(await picture());
    const raw = { contentType: 'image/jpeg', cacheMaxAgeSeconds: '60' };
    blob.files.set('incoming/sea.jpg', { ...raw, bytes: Buffer.alloc(15 * 1024 * 1024 + 1) });
    vi.spyOn(storage, 'read');
    await expect(completeUpload(admin, { url })).rejects.toMatchObject({ code: 'too_large' });
    expect(storage.read).not.toHaveBeenCalled();
    expect(rawFiles()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is not taken from among the kept pictures', async () => {
    const row = await completeUpload(admin, { url: await send(await picture()) });
    await finishRenditions([row.id]);
    const files = blob.files.size;
    await expect(completeUpload(admin, { url: row.url })).rejects.toMatchObject({ code: 'invalid' });
    expect(blob.files.size).toBe(files);
  });

  it('of a preview lies apart from those of the real site, of which it can take and remove none', async () => {
    const url = await send(await picture());
    vi.stubEnv('VERCEL_ENV', 'preview');
    vi.resetModules();
    const preview = await import('@/lib/server/uploads/direct');
    vi.unstubAllEnvs();
    await expect(preview.completeUpload(admin, { url })).rejects.toMatchObject({ code: 'invalid' });
    expect(await preview.sweepRawUploads(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
    expect(rawFiles()).toEqual(['incoming/sea.jpg']);

    const payload = { pathname: 'incoming/hill.jpg' };
    const { clientToken, pathname } = await preview.createUploadToken(admin, {
      type: 'blob.generate-client-token',
      payload,
    });
    const options = { access: 'public', token: clientToken, contentType: 'image/jpeg' } as const;
    const raw = new Blob([new Uint8Array(await picture())]);
    await expect(put(payload.pathname, raw, options)).rejects.toThrow();
    const own = await put(pathname, raw, options);
    expect([...blob.files.keys()]).toEqual(['incoming/sea.jpg', 'preview/incoming/hill.jpg']);
    await expect(completeUpload(admin, { url: own.url })).rejects.toMatchObject({ code: 'invalid' });
    expect(await preview.completeUpload(admin, { url: own.url })).toMatchObject({ fileName: 'hill.jpg' });
    expect([...blob.files.keys()].filter((name) => name.includes('incoming/'))).toEqual(['incoming/sea.jpg']);
  });

  it('that is never completed is swept after a day', async () => {
    await send(await picture());
    expect(await sweepRawUploads()).toBe(0);
    expect(await sweepRawUploads(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(blob.files.size).toBe(0);
  });
});
