import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Below this the head of the answer outweighs what is saved. */
const smallestBytes = 1024;

/** Puts beside each script and style of the build what a browser gets that takes brotli; `scripts/server/answers/static-files.ts` hands it out. */
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
