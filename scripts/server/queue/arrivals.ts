import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Whoever connects without end lets nobody wait for longer. */
const maxTurns = 512;
/** The first may end the turn that it was begun in. */
const quietTurns = 2;

/** Counts who connects, of whom Node lets in one in each turn of its loop. */
export class Arrivals {
  #count = 0;

  watch(server: Server): void {
    server.on('connection', () => {
      this.#count += 1;
    });
  }

  /** Until all who have connected are let in. */
  async letIn(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < maxTurns && quiet < quietTurns; turn += 1) {
      const before = this.#count;
      await nextTurn();
      quiet = this.#count === before ? quiet + 1 : 0;
    }
  }
}
