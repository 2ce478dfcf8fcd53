import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublicId, isStorageKey } from './keys';
import { createLocalDisk } from './local-disk';

const disk = vi.hoisted(() => ({ failure: null as string | null }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof real.writeFile>) => {
      await real.writeFile(...args);
      if (disk.failure) throw Object.assign(new Error('disk'), { code: disk.failure });
    },
  };
});

const id = 'a'.repeat(32);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'disk-'));
});

afterEach(async () => {
  disk.failure = null;
  await rm(root, { recursive: true, force: true });
});

describe('the local disk', () => {
  it('writes a file whole, answers its address, and reads it again', async () => {
    const storage = createLocalDisk(root);
    const url = await storage.put(`${id}/640.webp`, Buffer.from('sea'), 'image/webp');
    expect(url).toBe(`/uploads/${id}/640.webp`);
    expect(await readdir(path.join(root, id))).toEqual(['640.webp']);
    expect((await storage.read(url)).toString()).toBe('sea');
    await storage.removeFolder(id);
    await storage.removeFolder(id);
    await expect(storage.read(url)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('removes a folder into which files are still written when it begins', async () => {
    const storage = createLocalDisk(root);
    await storage.put(`${id}/640.webp`, Buffer.from('sea'), 'image/webp');
    let isWriting = true;
    const write = async (width: number) => {
      while (isWriting) await writeFile(path.join(root, id, `${width}.webp`), 'sea').catch(() => {});
    };
    const writers = Array.from({ length: 8 }, (_, index) => write(100 + index));
    const removed = storage.removeFolder(id);
    setTimeout(() => {
      isWriting = false;
    }, 100);
    await Promise.allSettled([removed, ...writers]);
    await expect(removed).resolves.toBeUndefined();
    expect(await readdir(root)).not.toContain(id);
  });

  it.each([
    ['ENOSPC', 'storage_full'],
    ['EDQUOT', 'storage_full'],
    ['EIO', 'unavailable'],
  ])(
    'answers %s as %s, keeps the file that stood there and leaves no half of the new one',
    async (failure, code) => {
      const storage = createLocalDisk(root);
      await storage.put(`${id}/master.webp`, Buffer.from('old'), 'image/webp');
      disk.failure = failure;
      const put = storage.put(`${id}/master.webp`, Buffer.from('new'), 'image/webp');
      await expect(put).rejects.toMatchObject({ name: 'AppError', code });
      expect(await readdir(path.join(root, id))).toEqual(['master.webp']);
      expect(await readFile(path.join(root, id, 'master.webp'), 'utf8')).toBe('old');
    },
  );

  it('neither writes, reads nor removes outside its folder', async () => {
    const storage = createLocalDisk(path.join(root, 'uploads'));
    await writeFile(path.join(root, 'master.webp'), 'not a picture');
    await expect(storage.put('../x/master.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
    await expect(storage.read('/uploads/../master.webp')).rejects.toMatchObject({ code: 'not_found' });
    await expect(storage.removeFolder('..')).rejects.toMatchObject({ code: 'not_found' });
    expect(await readdir(root)).toEqual(['master.webp']);
  });
});

describe('a storage key', () => {
  it('is a folder of 128 random bits and the name of a master or a width', () => {
    const made = createPublicId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(createPublicId()).not.toBe(made);
    for (const name of ['master.webp', '384.webp', '1920.webp'])
      expect(isStorageKey(`${made}/${name}`)).toBe(true);
  });

  it.each([
    '',
    id,
    `${id}/`,
    `${id}/master.png`,
    `${id}/master.webp/`,
    `${id}/0.webp`,
    `${id}/../${id}/master.webp`,
    `../${id}/master.webp`,
    `${id}/..%2fmaster.webp`,
    `${id}/master.webp\0`,
    `${id}\n/master.webp`,
    `${id}/640.webp.0a1b2c.tmp`,
    `${id.toUpperCase()}/master.webp`,
  ])('is not %j', (key) => {
    expect(isStorageKey(key)).toBe(false);
  });
});
