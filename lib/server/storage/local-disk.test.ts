import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    const url = await storage.put(`${id}/640.webp`, Buffer.from('sea'));
    expect(url).toBe(`/uploads/${id}/640.webp`);
    expect(await readdir(path.join(root, id))).toEqual(['640.webp']);
    expect((await storage.read(url)).toString()).toBe('sea');
    await storage.removeFolder(id);
    await storage.removeFolder(id);
    await expect(storage.read(url)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('removes what a write that was killed has left, once it is old, and nothing else', async () => {
    const storage = createLocalDisk(root);
    await storage.put(`${id}/640.webp`, Buffer.from('sea'));
    const old = path.join(root, id, '960.webp.0a1b2c3d4e5f.tmp');
    await writeFile(old, 'se');
    await utimes(old, new Date(0), new Date(0));
    await utimes(path.join(root, id, '640.webp'), new Date(0), new Date(0));
    await writeFile(path.join(root, id, '1280.webp.0a1b2c3d4e5f.tmp'), 's');
    await writeFile(path.join(root, 'owner'), 'x');
    expect(await storage.removeUnfinished(new Date(1))).toBe(1);
    expect((await readdir(path.join(root, id))).sort()).toEqual(['1280.webp.0a1b2c3d4e5f.tmp', '640.webp']);
    expect(await createLocalDisk(path.join(root, 'none')).removeUnfinished(new Date())).toBe(0);
  });

  it('removes a folder into which files are still written when it begins', async () => {
    const storage = createLocalDisk(root);
    await storage.put(`${id}/640.webp`, Buffer.from('sea'));
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
    ['ENOSPC', 'storage_full', 'There is no room left for pictures. Please make room on the server.'],
    ['EDQUOT', 'storage_full', 'There is no room left for pictures. Please make room on the server.'],
    ['EIO', 'unavailable', 'The picture could not be stored. Please try again.'],
  ])(
    'answers %s as %s, keeps the file that stood there and leaves no half of the new one',
    async (failure, code, message) => {
      const storage = createLocalDisk(root);
      await storage.put(`${id}/master.webp`, Buffer.from('old'));
      disk.failure = failure;
      const put = storage.put(`${id}/master.webp`, Buffer.from('new'));
      await expect(put).rejects.toMatchObject({ name: 'AppError', code, message, cause: { code: failure } });
      expect(await readdir(path.join(root, id))).toEqual(['master.webp']);
      expect(await readFile(path.join(root, id, 'master.webp'), 'utf8')).toBe('old');
    },
  );

  it('neither writes, reads nor removes outside its folder', async () => {
    const storage = createLocalDisk(path.join(root, 'uploads'));
    await writeFile(path.join(root, 'master.webp'), 'not a picture');
    await expect(storage.put('../x/master.webp', Buffer.from('x'))).rejects.toThrow();
    const noFile = { code: 'not_found', message: 'There is no such file.' };
    await expect(storage.read('/uploads/../master.webp')).rejects.toMatchObject(noFile);
    await expect(storage.removeFolder('..')).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no such folder.',
    });
    expect(await readdir(root)).toEqual(['master.webp']);
  });

  it('has no file but those that it has stored', async () => {
    const storage = createLocalDisk(root);
    const noFile = { code: 'not_found', message: 'There is no such file.' };
    await expect(storage.read(`/uploads/${id}/640.webp`)).rejects.toMatchObject({
      ...noFile,
      cause: { code: 'ENOENT' },
    });
    await storage.put(`${id}/640.webp`, Buffer.from('sea'));
    // As long as the beginning of our own addresses.
    await expect(storage.read(`/picture/${id}/640.webp`)).rejects.toMatchObject(noFile);
  });

  it('says that it is away when a file that is there cannot be read', async () => {
    await mkdir(path.join(root, id, '640.webp'), { recursive: true });
    await expect(createLocalDisk(root).read(`/uploads/${id}/640.webp`)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'EISDIR' },
    });
  });

  it('says that it is away when its folder is none', async () => {
    const file = path.join(root, 'file');
    await writeFile(file, '');
    const storage = createLocalDisk(file);
    const away = { code: 'unavailable', cause: { code: 'ENOTDIR' } };
    await expect(storage.put(`${id}/640.webp`, Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(storage.removeFolder(id)).rejects.toMatchObject(away);
    await expect(storage.listOwnFolders()).rejects.toMatchObject(away);
    await expect(storage.claimFolders('db-1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('lists the folders of pictures with the time of their last change, and nothing else', async () => {
    const storage = createLocalDisk(root);
    expect(await createLocalDisk(path.join(root, 'none')).listOwnFolders()).toEqual([]);
    expect(await storage.listOwnFolders()).toEqual([]);
    await storage.put(`${id}/640.webp`, Buffer.from('sea'));
    await storage.claimFolders('db-1');
    await mkdir(path.join(root, 'other'));
    await writeFile(path.join(root, 'b'.repeat(32)), 'a file with the name of a folder');
    const { mtime } = await stat(path.join(root, id));
    expect(await storage.listOwnFolders()).toEqual([{ folder: id, modifiedAt: mtime }]);
  });
});

describe('the folders of one database', () => {
  const owner = () => readFile(path.join(root, 'pictures', 'owner'), 'utf8');
  const open = () => createLocalDisk(path.join(root, 'pictures'));

  it('become its own when they are nobody’s, and stay so for any other', async () => {
    expect(await open().claimFolders('db-1')).toBe(true);
    expect(await open().claimFolders('db-1')).toBe(true);
    expect(await open().claimFolders('db-2')).toBe(false);
    expect(await owner()).toBe('db-1');
  });

  it('are released by itself alone', async () => {
    await open().releaseFolders('db-1');
    await open().claimFolders('db-1');
    await open().releaseFolders('db-2');
    expect(await owner()).toBe('db-1');
    await open().releaseFolders('db-1');
    expect(await readdir(path.join(root, 'pictures'))).toEqual([]);
    expect(await open().claimFolders('db-2')).toBe(true);
  });

  it('are known when a person has written the owner, with a line break', async () => {
    await mkdir(path.join(root, 'pictures'));
    await writeFile(path.join(root, 'pictures', 'owner'), 'db-1\n');
    expect(await open().claimFolders('db-1')).toBe(true);
    await open().releaseFolders('db-1');
    expect(await readdir(path.join(root, 'pictures'))).toEqual([]);
  });

  it('are not claimed when their owner cannot be written', async () => {
    disk.failure = 'EIO';
    await expect(open().claimFolders('db-1')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'EIO' },
    });
  });
});
