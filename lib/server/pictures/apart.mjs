// @ts-check
import { constants, setPriority } from 'node:os';

/** A sandbox may refuse the priority. */
export function workApart() {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch (error) {
    process.emitWarning(`The lowest priority was refused: ${error}`);
  }
  process.once('disconnect', () => process.exit());
  process.once('error', () => process.exit());
}
