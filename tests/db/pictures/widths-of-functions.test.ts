import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { afterAll, expect, it, vi } from 'vitest';
import { makeAdmin } from '../../support/accounts/admin';
import { makeWideJpeg } from '../../support/records/picture';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  process.env.DATA_DIR = await mkdtemp(`${tmpdir()}/pictures-`);
  delete process.env.BLOB_READ_WRITE_TOKEN;
  return process.env.DATA_DIR;
});

const { rm } = await import('node:fs/promises');
const { db } = await import('@/lib/server/db');
const { withStagedFiles } = await import('@/lib/server/uploads/received');
const { resumeRenditions } = await import('@/lib/server/pictures/resume');
const { stagePicture } = await import('@/lib/server/pictures/stage');
const { finishRenditions } = await import('@/lib/server/pictures/queue');

const tomorrow = Date.now() + 86_400_000;

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

it('the pages that show a picture without widths are expired in a serverless host’s own cache when it has them', async () => {
  const { id } = await stagePicture({ bytes: await makeWideJpeg(), fileName: 'sea.jpg' });
  await finishRenditions([id]);
  await db.heroImage.create({ data: { pictureId: id, sortOrder: 1 } });
  for (const onHost of ['', '1']) {
    vi.stubEnv('VERCEL', onHost);
    await db.picture.update({ where: { id }, data: { widths: [] } });
    await resumeRenditions(tomorrow);
    expect(vi.mocked(revalidateTag).mock.calls).toEqual(onHost ? [['hero', { expire: 0 }]] : []);
  }
});

it('a call that brings pictures keeps its function awake, after its answer, until their widths are made', async () => {
  const { id: userId } = await db.user.create({ data: { name: 'A', email: 'a@example.com' } });
  const bytes = new Uint8Array(await makeWideJpeg(2));
  const file = new File([bytes], 'sea.jpg', { type: 'image/jpeg' });
  const [id = ''] = await withStagedFiles(makeAdmin({ userId }), [file], async (ids) => ids);
  const [[work] = []] = vi.mocked(after).mock.calls;
  if (typeof work !== 'function') throw new Error('Nothing is done after the answer.');
  await work();
  const { widths } = await db.picture.findUniqueOrThrow({ where: { id } });
  expect(widths).toEqual([384, 640]);
});
