import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { Answer } from './answer.ts';
import type { Rendered } from './render.ts';

const writesBetweenSweeps = 100;
/** No write takes as long. */
const unfinishedMs = 5 * 60_000;

type Head = Pick<Rendered, 'status' | 'headers' | 'source'> & { key: string };

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

function parse(file: Buffer): { head: Head; body: Buffer } {
  const end = file.indexOf('\n');
  return { head: JSON.parse(file.toString('utf8', 0, end)) as Head, body: file.subarray(end + 1) };
}

/** A file is written whole or not at all. */
export class Disk {
  // One file at a time, so that an older response never overwrites a newer one.
  readonly #inSeries = pLimit(1);
  readonly #folder: string;
  readonly #maxBytes: number;
  #writes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    void this.#inSeries(() => this.#removeUnfinished());
  }

  async read(key: string): Promise<Answer | null> {
    try {
      const { head, body } = parse(await fs.readFile(path.join(this.#folder, nameOf(key))));
      return head.key === key ? new Answer({ ...head, body }) : null;
    } catch {
      return null;
    }
  }

  write(key: string, { rendered }: Answer): Promise<void> {
    const { status, headers, source, body } = rendered;
    const head: Head = { key, status, headers, source };
    const file = path.join(this.#folder, nameOf(key));
    const made = `${file}.${process.pid}`;
    return this.#inSeries(async () => {
      await fs.mkdir(this.#folder, { recursive: true });
      await fs.writeFile(made, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
      await fs.rename(made, file);
      this.#writes += 1;
      if (this.#writes % writesBetweenSweeps === 0) await this.#sweep();
    });
  }

  remove(key: string): Promise<void> {
    return this.#inSeries(() => fs.rm(path.join(this.#folder, nameOf(key)), { force: true }));
  }

  removeWhere(matches: (source: NonNullable<Rendered['source']>) => boolean): Promise<void> {
    return this.#inSeries(async () => {
      for (const name of await this.#list()) {
        const file = path.join(this.#folder, name);
        // Another instance may have removed it.
        const content = await fs.readFile(file).catch(() => null);
        const source = content && parse(content).head.source;
        if (!source || matches(source)) await fs.rm(file, { force: true });
      }
    });
  }

  async #list(): Promise<string[]> {
    const names = await fs.readdir(this.#folder).catch(() => []);
    return names.filter((name) => !name.includes('.'));
  }

  async #removeUnfinished(): Promise<void> {
    for (const name of await fs.readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, name);
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (name.includes('.') && Date.now() - mtimeMs > unfinishedMs) await fs.rm(file, { force: true });
    }
  }

  async #sweep(): Promise<void> {
    await this.#removeUnfinished();
    const files = await Promise.all(
      (await this.#list()).map(async (name) => {
        const file = path.join(this.#folder, name);
        const { size, mtimeMs } = await fs.stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    files.sort((one, other) => other.mtimeMs - one.mtimeMs);
    let bytes = 0;
    for (const { file, size } of files) {
      bytes += size;
      if (bytes > this.#maxBytes) await fs.rm(file, { force: true });
    }
  }
}
