import { runSuite } from './lib/testing/suite';

/** Format, lint, lockfile, types, unused code and unit tests. */
export const main = (): Promise<void> => runSuite('fast', ['check']);
