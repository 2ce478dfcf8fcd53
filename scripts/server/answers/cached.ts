import fs from 'node:fs';
import path from 'node:path';
import { isPurged, onPurge } from '../../../lib/server/cache/expiry.cjs';
import { whenSynced } from '../../../lib/server/cache/tag-sync.cjs';
import type { Answer } from './answer.ts';
import { Disk } from './disk.ts';
import { isLasting, Memory } from './memory.ts';
import { Purges } from './purges.ts';

const sayLost = (error: unknown) => console.error('A copy of a page could not be kept on disk:', error);

/** The folder of this build's copies; those of others are removed. Null where nothing is built. */
function openFolder(distDir: string): string | null {
  const idFile = path.join(distDir, 'BUILD_ID');
  if (!fs.existsSync(idFile)) return null;
  const buildId = fs.readFileSync(idFile, 'utf8').trim();
  const all = path.join(distDir, 'cache', 'answers');
  const others = fs.existsSync(all) ? fs.readdirSync(all).filter((name) => name !== buildId) : [];
  for (const other of others) fs.rmSync(path.join(all, other), { recursive: true, force: true });
  return path.join(all, buildId);
}

/** The last good answer of each address: in memory, and on disk for the time after a restart. */
export class CachedAnswers {
  readonly #memory = new Memory();
  readonly #disk: Disk | null = null;

  constructor(distDir: string) {
    const folder = openFolder(distDir);
    if (!folder) return;
    const disk = new Disk(path.join(folder, 'pages'));
    this.#disk = disk;
    const purges = new Purges(folder);
    let isCleaning = false;
    onPurge((tag, at) => {
      purges.note(tag, at);
      this.#memory.dropPurged();
      if (isCleaning) return;
      isCleaning = true;
      // An edit takes away several tags at once.
      setImmediate(() => {
        isCleaning = false;
        disk.removeWhere(({ tags, began }) => isPurged(tags, began)).catch(sayLost);
      });
    });
  }

  /** What is in memory, fresh or not. */
  find(key: string): Answer | undefined {
    return this.#memory.find(key);
  }

  /** The same, else what was written before a restart. */
  async recall(key: string): Promise<Answer | undefined> {
    const found = this.#memory.find(key);
    if (found || !this.#disk) return found;
    // Which tags have expired since it was written stands in the database.
    await whenSynced();
    const answer = await this.#disk.read(key);
    if (!answer || answer.isPurged()) return undefined;
    // A newer one may have come meanwhile.
    const newer = this.#memory.find(key);
    if (!newer) this.#memory.keep(key, answer);
    return newer ?? answer;
  }

  /** Also what an edit has overtaken: it is drawn anew for the next who asks, but until then it is the last good one. */
  keep(key: string, answer: Answer): void {
    if (answer.isElsewhere) this.#drop(key);
    if (!answer.isCacheable || answer.isPurged()) return;
    const before = this.#memory.find(key);
    if (before && !answer.isNewerThan(before)) return;
    this.#memory.keep(key, answer);
    const written = isLasting(key, answer) ? this.#disk?.write(key, answer) : this.#disk?.remove(key);
    written?.catch(sayLost);
  }

  #drop(key: string): void {
    this.#memory.drop(key);
    this.#disk?.remove(key).catch(sayLost);
  }
}
