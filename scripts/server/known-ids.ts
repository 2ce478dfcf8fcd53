import { isExpired, now } from '../../lib/server/cache/expiry.cjs';

/** The ids that records of a kind have: all of them, read once more when an edit has expired the tag of their list. */
export class KnownIds {
  readonly #tag: string;
  readonly #list: () => Promise<string[]>;
  readonly #isInStep: () => boolean;
  #ids: ReadonlySet<string> = new Set();
  /** When they were read; 0 before they ever were. */
  #began = 0;
  #reading: Promise<void> | undefined;

  /** @param isInStep whether every edit is heard of: what was read before is as good then. */
  constructor(tag: string, list: () => Promise<string[]>, isInStep: () => boolean) {
    this.#tag = tag;
    this.#list = list;
    this.#isInStep = isInStep;
  }

  /** Null where that has to be read. What is deleted later has a page that says so. */
  knows(id: string): boolean | null {
    if (this.#ids.has(id)) return true;
    const isFresh = this.#began > 0 && this.#isInStep() && !isExpired([this.#tag], this.#began);
    return isFresh ? false : null;
  }

  /** @throws Error while the ids cannot be read. */
  async has(id: string): Promise<boolean> {
    const asked = now();
    // What another has begun to read may lack what came before this was asked.
    while (this.knows(id) === null && this.#began < asked) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#ids.has(id);
  }

  async #read(): Promise<void> {
    const began = now();
    this.#ids = new Set(await this.#list());
    this.#began = began;
  }
}
