import 'server-only';
import { log } from './log';

type StopHook = () => Promise<void>;

/** Only the server of `server` sets it; of several workers only the first has it. */
export type StopHooks = { builderStopHooks?: StopHook[]; builderHasSchedules?: boolean };

const globals = globalThis as typeof globalThis & StopHooks;

/** Milliseconds; `periodMs` counts from the end of the last run. */
type Period = { firstMs: number; periodMs: number };

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
