import fs from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';

export type MovedClock = {
  /** For the environment of the server that has this clock. */
  settings: { NODE_OPTIONS: string; CLOCK_FILE: string };
  /** From now on it is this moment there, and goes on. */
  set(moment: string): void;
  remove(): void;
};

/** A clock for servers under test that is set while they run. It goes as the real one until then. */
export function makeMovedClock(): MovedClock {
  const folder = makeTempFolder('clock');
  const program = path.join(folder, 'shift-clock.cjs');
  const file = path.join(folder, 'shift');
  fs.copyFileSync(path.join(import.meta.dirname, 'shift-clock.cjs'), program);
  fs.writeFileSync(file, '0');
  // A function runs as nobody's user.
  fs.chmodSync(folder, 0o755);
  return {
    settings: { NODE_OPTIONS: `--require ${program}`, CLOCK_FILE: file },
    set(moment) {
      // Renamed over: a server never reads half of it.
      fs.writeFileSync(`${file}.next`, String(Date.parse(moment) - Date.now()));
      fs.renameSync(`${file}.next`, file);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
