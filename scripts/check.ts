import fs from 'node:fs';
import { onStopSignal } from './lib/processes';
import { clearSettings, runCheck, stopStep } from './lib/runner';
import { add } from './lib/tally';
import { makeTempFolder } from './lib/temp-folder';

export async function main(): Promise<void> {
  clearSettings();
  const folder = makeTempFolder('check');
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  onStopSignal(async () => {
    await stopStep();
    remove();
    process.exit(130);
  });
  try {
    const { failures } = (await runCheck(folder)).reduce(add);
    if (failures.length > 0) throw new Error(`\nFailed; see above:\n${failures.join('\n')}`);
  } finally {
    remove();
  }
}
