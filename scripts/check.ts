import { runSuite } from './lib/testing/suite';

export const main = (): Promise<void> => runSuite('fast', ['check']);
