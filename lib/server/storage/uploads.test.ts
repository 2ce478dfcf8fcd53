import { type FileHandle, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findUpload } from './uploads';

const folder = vi.hoisted(() => ({ uploadsDir: '' }));
vi.mock('./uploads-dir', () => folder);

const handles = vi.hoisted((): FileHandle[] => []);
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args);
      handles.push(handle);
      return handle;
    },
  };
});
const listOpenFiles = () => handles.filter(({ fd }) => fd !== -1);

const key = `${'a'.repeat(32)}/640.webp`;
const file = () => path.join(folder.uploadsDir, key);

beforeEach(async () => {
  folder.uploadsDir = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  await mkdir(path.dirname(file()));
});

afterEach(() => rm(folder.uploadsDir, { recursive: true, force: true }));

describe('an upload on the local disk', () => {
  it('is streamed whole, with its size', async () => {
    const content = 'sea'.repeat(50_000);
    await writeFile(file(), content);
    const upload = await findUpload(key);
    expect(upload?.bytes).toBe(content.length);
    expect(await new Response(upload?.stream()).text()).toBe(content);
  });

  it('is opened by the first read, so that an answer that nobody reads leaves no file open', async () => {
    await writeFile(file(), 'sea');
    const reader = (await findUpload(key))?.stream().getReader();
    await rm(file());
    await expect(reader?.read()).rejects.toThrow('ENOENT');
  });

  it('leaves no file open when its end is reached, or when the reader goes away', async () => {
    await writeFile(file(), 'sea'.repeat(50_000));
    const upload = await findUpload(key);
    await new Response(upload?.stream()).arrayBuffer();
    expect(listOpenFiles()).toEqual([]);
    const reader = upload?.stream().getReader();
    await reader?.read();
    expect(listOpenFiles()).toHaveLength(1);
    await reader?.cancel();
    expect(listOpenFiles()).toEqual([]);
  });

  it('may be left before its first read', async () => {
    await writeFile(file(), 'sea');
    await expect((await findUpload(key))?.stream().cancel()).resolves.toBeUndefined();
  });

  it('has a tag of its size and the time of its last change', async () => {
    await writeFile(file(), 'sea'.repeat(12));
    await utimes(file(), 1e9, 1e9);
    expect((await findUpload(key))?.etag).toBe('"10-cre66i9s"');
  });

  it('is not found under another name than its key', async () => {
    await writeFile(path.join(folder.uploadsDir, 'owner'), 'db-1');
    expect(await findUpload('owner')).toBeNull();
    expect(await findUpload('../etc/passwd')).toBeNull();
    expect(await findUpload(key)).toBeNull();
  });
});
