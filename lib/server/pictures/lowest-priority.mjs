// @ts-check
import { constants, setPriority } from 'node:os';

/** Has this process wait for all others. A sandbox may refuse it: then it works as any other. */
export function takeLowestPriority() {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch (error) {
    process.emitWarning(`The lowest priority was refused: ${error}`);
  }
}
