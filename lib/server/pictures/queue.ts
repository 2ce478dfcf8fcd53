import 'server-only';
import { isServerless } from '../host';
import { log } from '../log';
import { processLimit } from '../process-limit';
import { makeFormats, makeWidths } from './make';

const mutex = processLimit('renditions of pictures', 1);
const formats = processLimit('formats of pictures', 1);

/** In this order for each picture, and so that a widths job never waits for more than one of the other. */
const stages = {
  widths: (id: string) => mutex(() => makeWidths(id)),
  formats: (id: string) => formats(() => mutex(() => makeFormats(id))),
};

export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];

/** Answers the tags of the pages that expired. What fails is logged; it is made by the next housekeeping. */
async function run(stage: Stage, id: string): Promise<string[]> {
  try {
    return await stages[stage](id);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.warn({ pictureId: id, stage, message }, 'files of a picture were not made; they are tried again');
    return [];
  }
}

/** True while the files of any picture are waited for in this process. */
export const isBusy = (): boolean => mutex.activeCount + mutex.pendingCount + formats.pendingCount > 0;

/** Makes one stage of these pictures, one at a time, and answers the tags of the pages that expired. Never throws. */
export async function finishStage(stage: Stage, ids: readonly string[]): Promise<string[]> {
  return (await Promise.all(ids.map((id) => run(stage, id)))).flat();
}

/** Resolves when all files of these pictures are made, or have failed, which is logged. */
export async function finishRenditions(ids: readonly string[]): Promise<void> {
  for (const stage of stageNames) await finishStage(stage, ids);
}

/** Has the files made in the background. A function of a serverless host makes them after its answer: `after-answer.ts`. */
export function queueRenditions(ids: readonly string[]): void {
  if (isServerless()) return;
  for (const id of ids) void run('widths', id).then(() => run('formats', id));
}
