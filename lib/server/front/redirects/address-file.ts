import fs from 'node:fs/promises';
import path from 'node:path';

/** What each address of a record is called now, by pairs: an id or a slug, and the one that its page has; and the days between which it may be shown, where that is not always. */
export type AddressPairs = [address: string, current: string, since?: string, until?: string | null][];
export type ReadAddresses = { began: number; pairs: AddressPairs };

/** The addresses as they were read last, for a start without the database: pages are kept for it, too. */
export class AddressFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Null where there are none. */
  async read(): Promise<ReadAddresses | null> {
    try {
      return JSON.parse(await fs.readFile(this.#file, 'utf8')) as ReadAddresses;
    } catch {
      return null;
    }
  }

  async write(addresses: ReadAddresses): Promise<void> {
    const made = `${this.#file}.${process.pid}`;
    await fs.mkdir(path.dirname(this.#file), { recursive: true });
    await fs.writeFile(made, JSON.stringify(addresses));
    await fs.rename(made, this.#file);
  }
}
