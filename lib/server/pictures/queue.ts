import 'server-only';
import { isServerless } from '../host';
import { log } from '../log';
import { processLimit } from '../process-limit';
import { makeFormats, makeWidths } from './make';

const mutex = processLimit('renditions of pictures', 1);
const formats = processLimit('formats of pictures', 1);

/** In this order, so that a widths job waits for at most one other job. */
const stages = {
  widths: (id: string) => mutex(() => makeWidths(id)),
  formats: (id: string) => formats(() => mutex(() => makeFormats(id))),
};

export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];

/** Failures are logged; the next housekeeping retries. */
async function run(stage: Stage, id: string): Promise<string[]> {
  try {
    return await stages[stage](id);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.warn({ pictureId: id, stage, message }, 'files of a picture were not made; they are tried again');
    return [];
  }
}

export const isBusy = (): boolean => mutex.activeCount + mutex.pendingCount + formats.pendingCount > 0;

/** Never throws. */
export async function finishStage(stage: Stage, ids: readonly string[]): Promise<string[]> {
  return (await Promise.all(ids.map((id) => run(stage, id)))).flat();
}

export async function finishRenditions(ids: readonly string[]): Promise<void> {
  for (const stage of stageNames) await finishStage(stage, ids);
}

/** A serverless function makes them after its response: `after-answer.ts`. */
export function queueRenditions(ids: readonly string[]): void {
  if (isServerless()) return;
  for (const id of ids) void run('widths', id).then(() => run('formats', id));
}
