import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWideJpeg } from '../../support/records/picture';

const blob = await vi.hoisted(async () => {
  const { startBlobStandIn } = await import('../../support/stand-ins/blob-stand-in');
  const started = await startBlobStandIn();
  process.env.VERCEL_BLOB_API_URL = started.url;
  process.env.VERCEL_BLOB_RETRIES = '0';
  process.env.BLOB_READ_WRITE_TOKEN = 'vercel_blob_rw_store_secret';
  return started;
});

const { db } = await import('@/lib/server/db');
const { copyPicture } = await import('@/lib/server/pictures/copy');
const { discardPictures } = await import('@/lib/server/pictures/discard');
const { commandLine } = await import('@/lib/server/audit');
const { stagePicture } = await import('@/lib/server/pictures/stage');
const { storage } = await import('@/lib/server/storage/storage');
const { sweepStagedPictures } = await import('@/lib/server/pictures/sweep');
const { finishRenditions } = await import('@/lib/server/pictures/queue');

const picture = () => makeWideJpeg();

const stage = async () => stagePicture({ bytes: await picture(), fileName: 'sea.jpg' });

beforeEach(async () => {
  await db.picture.deleteMany();
  blob.files.clear();
  for (const call of ['put', 'delete', 'list', 'read'] as const) blob.fail(call, null);
});

afterAll(() => blob.stop());

describe('pictures in a blob store', () => {
  it('are kept with their widths at absolute addresses, for a year in every cache', async () => {
    const { id, url, publicId } = await stage();
    await finishRenditions([id]);
    expect(url).toBe(`${blob.url}/files/uploads/${publicId}/master.webp`);
    const folder = `uploads/${publicId}`;
    expect([...blob.files.keys()].sort()).toEqual([
      `${folder}/384.avif`,
      `${folder}/384.webp`,
      `${folder}/640.avif`,
      `${folder}/640.webp`,
      `${folder}/700.avif`,
      `${folder}/crop-50-50-60.avif`,
      `${folder}/master.webp`,
    ]);
    for (const [name, { contentType, cacheMaxAgeSeconds }] of blob.files) {
      expect(contentType).toBe(name.endsWith('.avif') ? 'image/avif' : 'image/webp');
      expect(cacheMaxAgeSeconds).toBe('31536000');
    }
  });

  it('are copied with all their files, and the copy outlives the original', async () => {
    const { id, publicId } = await stage();
    await finishRenditions([id]);
    const copy = await copyPicture(id, commandLine);
    expect(copy.url).toBe(`${blob.url}/files/uploads/${copy.publicId}/master.webp`);
    const filesOf = (folder: string | null) =>
      [...blob.files.keys()].flatMap((name) => name.split(`uploads/${folder}/`)[1] ?? []).sort();
    expect(filesOf(copy.publicId)).toEqual(filesOf(publicId));
    expect(filesOf(copy.publicId)).toHaveLength(7);
    await discardPictures([id]);
    expect(filesOf(publicId)).toEqual([]);
    expect(filesOf(copy.publicId)).toHaveLength(7);
  });

  it('of one that is removed while its widths are made all go, also where the store fails in the middle', async () => {
    const { id } = await stage();
    const { read } = storage;
    vi.spyOn(storage, 'read').mockImplementationOnce(async (url) => {
      const bytes = await read(url);
      await discardPictures([id]);
      return bytes;
    });
    blob.fail('put', 'service_unavailable', Number.POSITIVE_INFINITY, 1);
    await finishRenditions([id]);
    expect([...blob.files.keys()]).toEqual([]);
  });

  it('of a preview lie apart from those of the real site, of which it can remove none', async () => {
    const { id, publicId } = await stage();
    await finishRenditions([id]);
    const files = [...blob.files.keys()];
    vi.stubEnv('VERCEL_ENV', 'preview');
    vi.resetModules();
    const { createVercelBlob } = await import('@/lib/server/storage/vercel-blob');
    vi.unstubAllEnvs();
    const preview = createVercelBlob('vercel_blob_rw_store_secret');
    await preview.removeFolder(String(publicId));
    expect([...blob.files.keys()]).toEqual(files);
    await preview.put(`${publicId}/640.webp`, await picture());
    expect([...blob.files.keys()]).toEqual([...files, `preview/uploads/${publicId}/640.webp`]);
    await preview.removeFolder(String(publicId));
    expect([...blob.files.keys()]).toEqual(files);
  });

  it('leave nothing behind when they are discarded', async () => {
    const { id } = await stage();
    await finishRenditions([id]);
    expect(await discardPictures([id])).toBe(1);
    expect(blob.files.size).toBe(0);
    expect(await db.picture.count()).toBe(0);
  });

  it.each([
    ['forbidden', 'unavailable'],
    ['service_unavailable', 'unavailable'],
    ['store_suspended', 'storage_full'],
  ] as const)('leave no row when the store answers %s', async (answer, code) => {
    blob.fail('put', answer);
    await expect(stage()).rejects.toMatchObject({ name: 'AppError', code });
    expect(await db.picture.count()).toBe(0);
    expect(blob.files.size).toBe(0);
  });

  it('keep their row while the files cannot be removed, so that the next sweep tries again', async () => {
    const { id } = await stage();
    await finishRenditions([id]);
    const later = new Date(Date.now() + 9 * 86_400_000);
    blob.fail('delete', 'forbidden');
    expect(await sweepStagedPictures({ now: later })).toEqual({ pictures: 0, folders: 0 });
    expect(await db.picture.count()).toBe(1);
    blob.fail('delete', null);
    expect(await sweepStagedPictures({ now: later })).toEqual({ pictures: 1, folders: 0 });
    expect(blob.files.size).toBe(0);
  });

  it('are never swept for want of a row: another deployment may share the store', async () => {
    const { id } = await stage();
    await finishRenditions([id]);
    blob.files.set('uploads/0123456789abcdef0123456789abcdef/master.webp', {
      bytes: Buffer.from('x'),
      contentType: 'image/webp',
      cacheMaxAgeSeconds: '1',
    });
    await sweepStagedPictures({ now: new Date(Date.now() + 9 * 86_400_000) });
    expect([...blob.files.keys()]).toEqual(['uploads/0123456789abcdef0123456789abcdef/master.webp']);
  });
});
