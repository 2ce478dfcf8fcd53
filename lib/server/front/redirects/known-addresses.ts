import { officeDay } from '../../../shared/time/office-clock.ts';
import { isExpired, isPurged, now } from '../../cache/expiry.cjs';
import type { AddressFile, AddressPairs } from './address-file.ts';

type Source = {
  tags: string[];
  list: () => Promise<AddressPairs>;
  isInStep: () => boolean;
  file?: AddressFile | undefined;
};

type Shown = { current: string; since: string; until: string | null };

export class KnownAddresses {
  readonly #source: Source;
  #shown: ReadonlyMap<string, Shown> = new Map();
  #began = 0;
  #reading: Promise<void> | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  find(address: string): string | null | undefined {
    const current = this.#findShown(address);
    if (current === address) return current;
    const { tags, isInStep } = this.#source;
    const isFresh = this.#began > 0 && isInStep() && !isExpired(tags, this.#began);
    return isFresh ? current : undefined;
  }

  /** @throws Error when it cannot be read and was not known before. */
  async ask(address: string): Promise<string | null> {
    const asked = now();
    // An earlier read may miss changes made before this call.
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

  #findShown(address: string): string | null {
    const shown = this.#shown.get(address);
    if (!shown) return null;
    const { current, since, until } = shown;
    if (since === '' && until === null) return current;
    const today = officeDay(Date.now());
    return since <= today && (until === null || today <= until) ? current : null;
  }

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
