import fs from 'node:fs';
import { onStopSignal } from './lib/processes';
import { makeTempFolder } from './lib/temp-folder';
import { clearSettings, runSteps, runVitest, stopSteps } from './lib/testing/runner';
import { add } from './lib/testing/tally';

/** The fast part: the steps and the unit tests. */
export async function main(): Promise<void> {
  clearSettings();
  const folder = makeTempFolder('check');
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  onStopSignal(async () => {
    await stopSteps();
    remove();
    process.exit(130);
  });
  try {
    const { failures } = [...(await runSteps()), await runVitest('unit', folder, [])].reduce(add);
    if (failures.length > 0) throw new Error(`\nFailed; see above:\n${failures.join('\n')}`);
  } finally {
    remove();
  }
}
