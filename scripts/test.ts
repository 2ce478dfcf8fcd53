import fs from 'node:fs';
import { onStopSignal } from './lib/processes';
import { say, sentenceOf } from './lib/say';
import { makeTempFolder } from './lib/temp-folder';
import { parts, partsOf, runParts } from './lib/test-parts';
import { keepTimes, readProcessorSeconds, readTimes, renderTimes } from './lib/testing/part-times';
import { findPersonalData } from './lib/testing/personal-data';
import { stopSteps, times } from './lib/testing/runner';
import { makeServerlessSite } from './lib/testing/serverless-site';
import { add, emptyTally } from './lib/testing/tally';
import { findFilesNotRun } from './lib/testing/test-files';
import { makeTestSites } from './lib/testing/test-site';

/** The times of the last run, to compare with; no part of the repository. */
const timesFile = '.test-times.json';

/** Everything, or one part: `npm test -- api [file]`. At the end the time of each part, what failed, and the sum of all. */
export async function main([part, ...filters]: string[]): Promise<void> {
  if (part && !parts.includes(part))
    throw new Error(`There is no part ${part}; the parts are ${parts.join(', ')}.`);
  const folder = makeTempFolder('test');
  const sites = makeTestSites(folder);
  const serverless = makeServerlessSite(folder);
  const cleanUp = async () => {
    await stopSteps();
    await serverless.stop();
    await sites.stop().catch((error) => say(sentenceOf(error)));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));

  const started = Date.now();
  const results = await runParts(folder, { sites, serverless }, part ? partsOf(part) : parts, filters);
  await cleanUp();
  const { passed, files, ...rest } = results.reduce(add, emptyTally);
  const failures = [
    ...rest.failures,
    ...(part ? [] : findFilesNotRun(files)),
    ...findPersonalData(sites.readLogs()).map((line) => `log of a test site › personal data: ${line}`),
  ];
  process.exitCode = failures.length > 0 ? 1 : 0;
  const inAll = { title: 'in all', seconds: (Date.now() - started) / 1000 };
  const all = [...times, { ...inAll, processorSeconds: readProcessorSeconds() }];
  say(`\n${renderTimes(all, readTimes(timesFile))}`);
  // What a file of a part takes says nothing of the part.
  if (filters.length === 0) keepTimes(timesFile, part ? times : all);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
  say(`\n${passed} passed, ${failures.length} failed`);
}
