// @ts-check
import { constants, setPriority } from 'node:os';

/**
 * Has this process wait for all others, and end when the server closes the channel: once it has what it asked for, and when it is killed.
 * A sandbox may refuse the priority: then it works as any other.
 */
export function workApart() {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch (error) {
    process.emitWarning(`The lowest priority was refused: ${error}`);
  }
  process.once('disconnect', () => process.exit());
  // Something was being sent meanwhile.
  process.once('error', () => process.exit());
}
