import 'server-only';
import type { Pool } from 'pg';

type HostContext = { get?(): { waitUntil?(promise: Promise<unknown>): void } | undefined };
/** Where a host tells of the request that is under way; `after` of Next reads it too. */
const context = Symbol.for('@next/request-context');
const globals = globalThis as typeof globalThis & { [context]?: HostContext };

// The last connection is closed by then.
const graceMs = 200;

/**
 * Has a serverless host keep the process awake until the pool has closed its idle connections: one that is suspended
 * with them would hold them. The package of the host asks when a connection is given back, where the driver no longer
 * knows the request; this asks when one is wanted.
 */
export function closeBeforeSleep(pool: Pool, idleMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  let letSleep = () => {};
  const check = () => {
    const isBusy = pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
    if (isBusy) arm();
    else letSleep();
  };
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(check, idleMs + graceMs);
  };
  const connect = pool.connect.bind(pool);
  const stayAwake = () => {
    // The newest request waits for all; those before it may end.
    letSleep();
    const closed = new Promise<void>((resolve) => {
      letSleep = resolve;
    });
    globals[context]?.get?.()?.waitUntil?.(closed);
    arm();
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    stayAwake();
    return callback ? connect(callback) : connect();
    // Both ways to call it are handed on.
  }) as typeof pool.connect;
  pool.on('release', arm);
}
