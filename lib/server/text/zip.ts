import 'server-only';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipItem = { name: string; bytes: Uint8Array };

const packed = /\.(?:jpg|pdf)$/;

export async function* writeZip(items: AsyncIterable<ZipItem>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  for await (const { name, bytes } of items) {
    const file = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    archive.add(file);
    file.push(bytes, true);
    yield* take();
  }
  archive.end();
  yield* take();
}
