import fs from 'node:fs/promises';
import path from 'node:path';

export type AddressPairs = [address: string, current: string, since?: string, until?: string | null][];
export type ReadAddresses = { began: number; pairs: AddressPairs };

export class AddressFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

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
