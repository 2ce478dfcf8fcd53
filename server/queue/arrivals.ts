import type { Server } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Limits the wait when connections never stop. */
const maxTicks = 512;
/** The first one may end the current turn. */
const quietTurns = 2;

/** Node accepts one connection in each turn of its loop. */
export class Arrivals {
  #count = 0;

  watch(server: Server): void {
    server.on('connection', () => {
      this.#count += 1;
    });
  }

  async letIn(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < maxTicks && quiet < quietTurns; turn += 1) {
      const before = this.#count;
      await nextTick();
      quiet = this.#count === before ? quiet + 1 : 0;
    }
  }
}
