import 'server-only';
import type { Pool } from 'pg';

type HostContext = { get?(): { waitUntil?(promise: Promise<unknown>): void } | undefined };
const context = Symbol.for('@next/request-context');
const globals = globalThis as typeof globalThis & { [context]?: HostContext };

const graceMs = 200;

/** A suspended serverless process would hold its connections, so it stays awake until the idle ones are closed. */
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
    // pg allows both ways to call it.
  }) as typeof pool.connect;
  pool.on('release', arm);
}
