import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { archiveFormat, type Manifest, manifestName, type Part } from './manifest';

export type Put = (name: string, bytes: Uint8Array) => Promise<void>;

/** The file gets its name when it is complete. */
export async function writeArchive(
  file: string,
  fill: (put: Put) => Promise<Omit<Manifest, 'parts'>>,
): Promise<Manifest> {
  const unfinished = `${file}.part`;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await fs.promises.open(unfinished, 'wx', 0o600).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`Another process is writing ${unfinished}. If none is running, delete that file.`, {
      cause: error,
    });
  });
  const { readable, controller } = createTarPacker();
  const parts: Part[] = [];

  const add: Put = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600, type: 'file' }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const put: Put = async (name, bytes) => {
    await add(name, bytes);
    parts.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  };
  const pack = async (): Promise<Manifest> => {
    const manifest = { ...(await fill(put)), parts };
    await add(manifestName, Buffer.from(JSON.stringify({ format: archiveFormat, ...manifest })));
    controller.finalize();
    return manifest;
  };

  const source = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  const target = handle.createWriteStream({ flush: true });
  const writing = pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), target);
  const packing = pack().catch((error) => {
    controller.error(error);
    throw error;
  });
  const [packed, written] = await Promise.allSettled([packing, writing]);
  if (packed.status === 'fulfilled' && written.status === 'fulfilled') {
    fs.renameSync(unfinished, file);
    return packed.value;
  }
  fs.rmSync(unfinished, { force: true });
  // A full disk fails both; its error explains more.
  throw written.status === 'rejected' ? written.reason : (packed as PromiseRejectedResult).reason;
}
