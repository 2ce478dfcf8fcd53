import { sleep } from '../../../scripts/lib/processes';

/** Milliseconds until it is so. @throws Error when that takes too long. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  deadlineMs = 60_000,
): Promise<number> {
  const started = performance.now();
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() - started > deadlineMs) throw new Error(`${what}: not within ${deadlineMs} ms.`);
    await sleep(50);
  }
  return performance.now() - started;
}
