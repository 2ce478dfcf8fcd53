import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findUpload } from './uploads';

const folder = vi.hoisted(() => ({ uploadsDir: '' }));
vi.mock('./uploads-dir', () => folder);

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

  it('is not found under another name than its key', async () => {
    expect(await findUpload('../etc/passwd')).toBeNull();
    expect(await findUpload(key)).toBeNull();
  });
});
