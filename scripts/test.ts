import { runSuite } from './lib/testing/suite';

/** The tests of each change. */
export const main = (args: string[]): Promise<void> => runSuite('fast', args);
