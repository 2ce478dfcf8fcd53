import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '@/tests/support/gate';
import { waitFor } from '@/tests/support/wait-for';
import { findTestBrowsers } from './programs/chromium';
import { measureSite } from './size/site';
import { parts, partsOf, runParts, type Sites } from './test-parts';
import { runOnOldestNode } from './testing/oldest-node';
import { runPlaywright, runSteps, runVitest, times } from './testing/runner';
import { emptyTally } from './testing/tally';

vi.mock('./programs/chromium', () => ({ findTestBrowsers: vi.fn() }));
vi.mock('./testing/oldest-node', () => ({ runOnOldestNode: vi.fn() }));
vi.mock('./programs/pgbouncer', () => ({ findPgBouncer: () => null }));
vi.mock('./say', () => ({ say: () => {}, sentenceOf: (error: Error) => error.message }));
vi.mock('./size/site', () => ({ measureSite: vi.fn(async () => []) }));
vi.mock('./testing/runner', async (original) => ({
  ...(await original<typeof import('./testing/runner')>()),
  clearSettings: () => ({}),
  runSteps: vi.fn(),
  runVitest: vi.fn(),
  runPlaywright: vi.fn(),
}));

const one = { ...emptyTally, passed: 1 };
/** What was begun, in its order. */
let begun: string[];
const note = <T>(name: string, value: T) => {
  begun.push(name);
  return Promise.resolve(value);
};
const fakes = {
  sites: {
    prepare: () => note('content', {}),
    build: vi.fn(),
    start: vi.fn((count: number) => note(`sites ${count}`, Array(count).fill({ TEST_BASE_URL: 'x' }))),
  },
  serverless: { build: () => note('serverless build', {}) },
};
// All that is used of them.
const sites = fakes as unknown as Sites;
const run = (named: string[] = parts, filters: string[] = []) => runParts('folder', sites, named, filters);

beforeEach(() => {
  begun = [];
  times.length = 0;
  fakes.sites.build.mockImplementation(() => note('build', 'folder of the build'));
  vi.mocked(findTestBrowsers).mockImplementation(() =>
    note('browsers', { CHROMIUM_PATH: '/chromium', CHROMIUM_SHELL_PATH: '/shell' }),
  );
  vi.mocked(runSteps).mockImplementation(() => note('check', [one, one]));
  vi.mocked(runVitest).mockImplementation((project) => note(project, one));
  vi.mocked(runPlaywright).mockImplementation(() => note('e2e', one));
  vi.mocked(runOnOldestNode).mockImplementation(() => note('oldest-node', one));
  vi.mocked(measureSite).mockImplementation(() => note('size', []));
});

describe('a whole run', () => {
  it('begins with what is fast, builds meanwhile, and gives each part that speaks to a site sites of its own', async () => {
    const tallies = await run();
    const builds = ['build', 'content', 'serverless build'];
    expect(begun.filter((name) => !builds.includes(name))).toEqual([
      'browsers',
      'check',
      'unit',
      'db',
      'sites 1',
      'size',
      'sites 2',
      'api',
      'guide',
      'serverless',
      'sites 2',
      'e2e',
      'oldest-node',
    ]);
    expect(begun.indexOf('build')).toBe(begun.indexOf('check') + 1);
    expect(tallies.reduce((sum, { passed }) => sum + passed, 0)).toBe(9);
    expect(times.map(({ title }) => title)).toEqual(expect.arrayContaining([...parts, 'build']));
  });

  it('runs unit and database tests while the site is built, and nothing that needs it', async () => {
    const building = makeGate();
    fakes.sites.build.mockImplementation(() =>
      note(
        'build',
        building.opened.then(() => 'folder of the build'),
      ),
    );
    const running = run();
    await waitFor(() => expect(begun).toContain('db'));
    expect(begun).not.toContain('sites 1');
    building.open();
    await running;
    expect(begun).toContain('e2e');
  });

  it('that cannot build fails with the reason, and keeps what was run before', async () => {
    fakes.sites.build.mockRejectedValue(new Error('no room'));
    const tallies = await run();
    expect(tallies.flatMap(({ failures }) => failures)).toEqual(['test sites › no room']);
    expect(begun).toEqual(expect.arrayContaining(['check', 'unit', 'db']));
    expect(begun).not.toContain('api');
  });

  it('that has no browser says so before anything else, and ends', async () => {
    vi.mocked(findTestBrowsers).mockRejectedValue(new Error('no browser'));
    const tallies = await run();
    expect(tallies.flatMap(({ failures }) => failures)).toEqual(['no browser']);
    expect(begun).toEqual([]);
  });

  it('goes on after a part that could not be run, which counts as one failure', async () => {
    vi.mocked(runVitest).mockImplementation((project) =>
      project === 'api' ? Promise.reject(new Error('it died')) : note(project, one),
    );
    const tallies = await run();
    expect(tallies.flatMap(({ failures }) => failures)).toEqual(['it died']);
    expect(begun).toContain('e2e');
  });
});

describe('a part', () => {
  it.each(['unit', 'db'])('%s builds nothing, and hands on the names of its files', async (part) => {
    await run(partsOf(part), ['a file']);
    expect(begun).toEqual([part]);
    expect(vi.mocked(runVitest)).toHaveBeenLastCalledWith(part, 'folder', ['a file'], expect.anything());
  });

  it('check has the unit tests with it, and is all that is fast', async () => {
    await run(partsOf('check'));
    expect(begun).toEqual(['check', 'unit']);
  });

  it('guide builds, and is told where', async () => {
    await run(partsOf('guide'));
    expect(begun).toEqual(['build', 'guide']);
    expect(vi.mocked(runVitest)).toHaveBeenLastCalledWith(
      'guide',
      'folder',
      [],
      expect.objectContaining({ TEST_BUILD: 'folder of the build' }),
    );
  });

  it.each([
    ['api', []],
    ['e2e', ['browsers']],
  ])('%s builds, and runs on two sites', async (part, before) => {
    await run(partsOf(part));
    expect(begun).toEqual([...before, 'build', 'sites 2', part]);
  });
});
