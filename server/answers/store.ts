import type { Answer } from './answer.ts';

export class Store<A extends Answer = Answer> {
  readonly #answers = new Map<string, A>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): A | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    // A Map preserves the order of insertion, so the entry becomes the newest.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  keep(key: string, answer: A): void {
    this.drop(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= answer.bytes;
  }

  dropWhere(matches: (answer: A) => boolean): void {
    for (const [key, answer] of this.#answers) if (matches(answer)) this.drop(key);
  }
}
