import { officeDay } from '../../../shared/time/office-clock.ts';
import { isExpired, isPurged, now } from '../../cache/expiry.cjs';
import type { AddressFile, AddressPairs } from './address-file.ts';

type Source = {
  /** Of the list of these records, and of what else decides on it: an edit expires them. */
  tags: string[];
  list: () => Promise<AddressPairs>;
  /** Whether every edit is heard of: what was read before is as good then. */
  isInStep: () => boolean;
  file?: AddressFile | undefined;
};

type Shown = { current: string; since: string; until: string | null };

/** The addresses that records of a kind have: all of them, read once more when an edit has expired the tag of their list. */
export class KnownAddresses {
  readonly #source: Source;
  #shown: ReadonlyMap<string, Shown> = new Map();
  /** When they were read; 0 before they ever were. */
  #began = 0;
  #reading: Promise<void> | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The current one, null for none, undefined where that has to be read. A page says itself when it is deleted later, or moved. */
  find(address: string): string | null | undefined {
    const current = this.#findShown(address);
    if (current === address) return current;
    const { tags, isInStep } = this.#source;
    const isFresh = this.#began > 0 && isInStep() && !isExpired(tags, this.#began);
    return isFresh ? current : undefined;
  }

  /** The same, read where it has to be. @throws Error while that cannot be, and it was not known before. */
  async ask(address: string): Promise<string | null> {
    const asked = now();
    // What another has begun to read may lack what came before this was asked.
    while (this.find(address) === undefined && this.#began < asked) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      try {
        await this.#reading;
      } catch (error) {
        return this.#recall(address, error);
      }
    }
    return this.#findShown(address);
  }

  /** Null for none, and for one whose record may not be shown today. */
  #findShown(address: string): string | null {
    const shown = this.#shown.get(address);
    if (!shown) return null;
    const { current, since, until } = shown;
    if (since === '' && until === null) return current;
    const today = officeDay(Date.now());
    return since <= today && (until === null || today <= until) ? current : null;
  }

  /** What was true when the database was there last; nothing where a record may be gone since. */
  async #recall(address: string, error: unknown): Promise<string | null> {
    if (this.#began === 0) this.#keep((await this.#source.file?.read()) ?? { began: 0, pairs: [] });
    if (!this.#shown.has(address) || isPurged(this.#source.tags, this.#began)) throw error;
    return this.#findShown(address);
  }

  async #read(): Promise<void> {
    const began = now();
    const read = { began, pairs: await this.#source.list() };
    this.#keep(read);
    this.#source.file?.write(read).catch((error) => console.error('The addresses could not be kept:', error));
  }

  #keep({ began, pairs }: { began: number; pairs: AddressPairs }): void {
    this.#shown = new Map(
      pairs.map(([address, current, since = '', until = null]) => [address, { current, since, until }]),
    );
    this.#began = began;
  }
}
