import fs from 'node:fs';
import path from 'node:path';
import { isPurged, onPurge } from '../../lib/server/cache/expiry.cjs';
import { whenSynced } from '../../lib/server/cache/tag-sync.cjs';
import type { Answer } from './answer.ts';
import { Disk } from './disk.ts';
import { type Kind, kindOf, Memory } from './memory.ts';
import { Purges } from './purges.ts';
import { isPayload, isSearched, type Target } from './target.ts';

const mib = 1024 * 1024;

type Disks = Record<Exclude<Kind, 'passing' | 'searches'>, Disk>;

const sayLost = (error: unknown) => console.error('A copy of a page could not be stored on disk:', error);

function openFolder(distDir: string): string | null {
  const idFile = path.join(distDir, 'BUILD_ID');
  if (!fs.existsSync(idFile)) return null;
  const buildId = fs.readFileSync(idFile, 'utf8').trim();
  const all = path.join(distDir, 'cache', 'answers');
  const others = fs.existsSync(all) ? fs.readdirSync(all).filter((name) => name !== buildId) : [];
  for (const other of others) fs.rmSync(path.join(all, other), { recursive: true, force: true });
  return path.join(all, buildId);
}

export class CachedAnswers {
  readonly #memory = new Memory();
  readonly #disks: Disks | null = null;

  constructor(distDir: string) {
    const folder = openFolder(distDir);
    if (!folder) return;
    const disks: Disks = {
      documents: new Disk(path.join(folder, 'pages'), 256 * mib),
      payloads: new Disk(path.join(folder, 'payloads'), 64 * mib),
    };
    this.#disks = disks;
    const purges = new Purges(folder);
    let isCleaning = false;
    onPurge((tag, at) => {
      purges.note(tag, at);
      this.#memory.dropPurged();
      if (isCleaning) return;
      isCleaning = true;
      // An edit purges several tags at once.
      setImmediate(() => {
        isCleaning = false;
        for (const disk of Object.values(disks))
          disk.removeWhere(({ tags, began }) => isPurged(tags, began)).catch(sayLost);
      });
    });
  }

  find(key: string): Answer | undefined {
    return this.#memory.find(key);
  }

  async recall(target: Target): Promise<Answer | undefined> {
    const { key } = target;
    const found = this.#memory.find(key);
    // Privacy: no search is written to disk.
    if (found || !this.#disks || isSearched(target)) return found;
    // The database knows which tags have expired since it was written.
    await whenSynced();
    const answer = await this.#disks[isPayload(target) ? 'payloads' : 'documents'].read(key);
    if (!answer || answer.isPurged()) return undefined;
    const newer = this.#memory.find(key);
    if (!newer) this.#memory.keep(target, answer);
    return newer ?? answer;
  }

  /** Also stores an overtaken response, as the last good one. */
  keep(target: Target, answer: Answer): void {
    if (answer.isElsewhere) this.#drop(target);
    if (!answer.isCacheable || answer.isPurged()) return;
    const before = this.#memory.find(target.key);
    if (before && answer.isOlderThan(before)) return;
    this.#memory.keep(target, answer);
    const kind = kindOf(target, answer);
    if (kind === 'searches') return;
    if (kind === 'passing') this.#remove(target);
    else this.#disks?.[kind].write(target.key, answer).catch(sayLost);
  }

  #drop(target: Target): void {
    this.#memory.drop(target.key);
    if (!isSearched(target)) this.#remove(target);
  }

  #remove(target: Target): void {
    this.#disks?.[isPayload(target) ? 'payloads' : 'documents'].remove(target.key).catch(sayLost);
  }
}
