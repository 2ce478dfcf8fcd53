import { closeConnections } from './database';
import { sleep } from './processes';
import { say, sentenceOf } from './say';

const firstAfterMs = 20_000;
const everyMs = 3_600_000;
const graceMs = 5000;

export type Housekeeping = { stop(): Promise<void> };

async function runOnce(): Promise<void> {
  const { runHousekeeping } = await import('@/lib/domain/housekeeping');
  const { failed } = await runHousekeeping();
  if (failed.length > 0) say(`Not done, and tried again in an hour: ${failed.join(', ')}.`);
}

/** Does the periodic work soon after the start and then hourly, until it is stopped. A failure is said and ends nothing. */
export function startHousekeeping({
  work = runOnce,
  firstMs = firstAfterMs,
  periodMs = everyMs,
}: {
  work?: () => Promise<void>;
  firstMs?: number;
  periodMs?: number;
} = {}): Housekeeping {
  let current: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const runAndPlan = () => {
    current = work()
      .catch((error) => say(sentenceOf(error)))
      .finally(() => {
        if (!stopped) timer = setTimeout(runAndPlan, periodMs);
      });
  };
  timer = setTimeout(runAndPlan, firstMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([current, sleep(graceMs)]);
      await closeConnections().catch(() => {});
    },
  };
}
