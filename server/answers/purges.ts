import fs from 'node:fs';
import path from 'node:path';
import { expire, toPast, toPurgeTag } from '../../lib/server/cache/expiry.cjs';

/** A start without the database must not show what was deleted. */
export class Purges {
  readonly #file: string;
  readonly #tags = new Map<string, number>();

  constructor(folder: string) {
    this.#file = path.join(folder, 'purges.json');
    if (!fs.existsSync(this.#file)) return;
    const known = JSON.parse(fs.readFileSync(this.#file, 'utf8')) as Record<string, number>;
    for (const [tag, noted] of Object.entries(known)) {
      const at = toPast(noted);
      this.#tags.set(tag, at);
      expire(tag, at);
      expire(toPurgeTag(tag), at);
    }
  }

  note(tag: string, at: number): void {
    this.#tags.set(tag, at);
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    const made = `${this.#file}.${process.pid}`;
    fs.writeFileSync(made, JSON.stringify(Object.fromEntries(this.#tags)));
    fs.renameSync(made, this.#file);
  }
}
