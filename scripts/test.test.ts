import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runParts } from './lib/test-parts';
import { keepTimes } from './lib/testing/part-times';
import { emptyTally, type Tally } from './lib/testing/tally';
import { findFilesNotRun } from './lib/testing/test-files';
import { main } from './test';

let printed: string[] = [];
let log = '';

vi.mock('./lib/say', () => ({ say: (text: string) => void printed.push(text) }));
vi.mock('./lib/processes', () => ({ onStopSignal: () => {} }));
vi.mock('./lib/testing/runner', () => ({ stopSteps: async () => {}, times: [] }));
vi.mock('./lib/testing/serverless-site', () => ({ makeServerlessSite: () => ({ stop: async () => {} }) }));
vi.mock('./lib/testing/test-site', () => ({
  makeTestSites: () => ({ stop: async () => {}, readLogs: () => log }),
}));
vi.mock('./lib/testing/test-files', () => ({ findFilesNotRun: vi.fn(() => []) }));
vi.mock('./lib/testing/part-times', () => ({
  keepTimes: vi.fn(),
  readTimes: () => [],
  readProcessorSeconds: () => 1,
  renderTimes: () => 'the times',
}));
vi.mock('./lib/test-parts', () => ({
  parts: ['check', 'api'],
  partsOf: (part: string) => [part],
  runParts: vi.fn(),
}));

const exitCode = process.exitCode;

beforeEach(() => {
  [printed, log] = [[], ''];
  vi.mocked(keepTimes).mockClear();
  vi.mocked(findFilesNotRun).mockReturnValue([]);
});
afterEach(() => {
  process.exitCode = exitCode;
});

/** Runs the tests, of which the parts count this, and answers how the command ends. */
async function end(args: string[], ...tallies: Partial<Tally>[]) {
  vi.mocked(runParts).mockResolvedValue(tallies.map((tally) => ({ ...emptyTally, ...tally })));
  await main(args);
  const code = process.exitCode;
  return { code, last: printed.at(-1)?.trim() };
}

test('a run without a failure ends with 0 and the sum of its parts', async () => {
  expect(await end([], { passed: 3 }, { passed: 4 })).toEqual({ code: 0, last: '7 passed, 0 failed' });
  expect(printed).toContain('\nthe times');
});

test('one failure of one part ends the command with 1, and is named', async () => {
  const ended = await end(['api'], { passed: 3 }, { failures: ['api › a test'] });
  expect(ended).toEqual({ code: 1, last: '3 passed, 1 failed' });
  expect(printed.join()).toContain('✗ api › a test');
});

test('a whole run fails for a file that no part has run; a part does not ask', async () => {
  vi.mocked(findFilesNotRun).mockReturnValue(['a.test.ts › no part runs it']);
  expect(await end([], { passed: 1 })).toEqual({ code: 1, last: '1 passed, 1 failed' });
  expect(await end(['api'], { passed: 1 })).toEqual({ code: 0, last: '1 passed, 0 failed' });
});

test('what a test site has logged of a person is a failure', async () => {
  log = '{"msg":"sent to anitha@example.com"}';
  expect(await end(['api'], { passed: 1 })).toEqual({ code: 1, last: '1 passed, 1 failed' });
});

test('the times of a part are kept, unless single files of it were run', async () => {
  await end(['api', 'one-file'], { passed: 1 });
  expect(keepTimes).not.toHaveBeenCalled();
  await end(['api'], { passed: 1 });
  expect(keepTimes).toHaveBeenCalledOnce();
});

test('a part that there is not is refused by its name', async () => {
  await expect(main(['apis'])).rejects.toThrow('There is no part apis; the parts are check, api.');
});
