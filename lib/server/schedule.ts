import 'server-only';
import { log } from './log';

type StopHook = () => Promise<void>;

/**
 * Set by the server of `scripts/server`, which runs the hooks when it is asked to stop. A build, `next dev` and a serverless host have none.
 * Of several workers the first has the schedules.
 */
export type StopHooks = { builderStopHooks?: StopHook[]; builderHasSchedules?: boolean };

const globals = globalThis as typeof globalThis & StopHooks;

/** The first time after `firstMs`, then each `periodMs` after the end of the time before. */
type Period = { firstMs: number; periodMs: number };

/**
 * Does the work now and then, one turn at a time, until the server is asked to stop; a turn under way is waited for.
 * Does nothing in a process that cannot say when it stops, or that leaves it to another worker.
 */
export function repeat(name: string, work: () => Promise<unknown>, { firstMs, periodMs }: Period): void {
  if (!globals.builderStopHooks || globals.builderHasSchedules === false) return;
  let turn: Promise<void> = Promise.resolve();
  let isStopped = false;
  const run = async () => {
    await work().catch((error) =>
      log.warn({ work: name, code: error?.code ?? error?.name }, 'not done in time'),
    );
    if (!isStopped) timer = setTimeout(next, periodMs);
  };
  const next = () => {
    turn = run();
  };
  let timer = setTimeout(next, firstMs);
  globals.builderStopHooks.push(() => {
    isStopped = true;
    clearTimeout(timer);
    return turn;
  });
}
