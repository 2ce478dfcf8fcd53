import { runSuite } from './lib/testing/suite';

/** Every test. */
export const main = (args: string[]): Promise<void> => runSuite('all', args);
