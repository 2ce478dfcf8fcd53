import 'server-only';
import { bridge } from './bridge.cjs';
import { log } from './log';

/** Milliseconds; `periodMs` counts from the end of the last run. */
type Period = { firstMs: number; periodMs: number };

export function repeat(name: string, work: () => Promise<unknown>, { firstMs, periodMs }: Period): void {
  if (!bridge.stopHooks || bridge.hasSchedules === false) return;
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
  bridge.stopHooks.push(() => {
    isStopped = true;
    clearTimeout(timer);
    return turn;
  });
}
