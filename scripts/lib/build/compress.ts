import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Below this the headers outweigh the saving. */
const smallestBytes = 1024;

export async function compressStatic(distDir: string): Promise<void> {
  const folder = path.join(distDir, 'static');
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await fs.readFile(file);
      if (content.length >= smallestBytes) await fs.writeFile(`${file}.br`, await compress(content));
    }),
  );
}
