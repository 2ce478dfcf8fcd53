import { runSuite } from './lib/testing/suite';

export const main = (args: string[]): Promise<void> => runSuite('fast', args);
