import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed; what failed or did not run, with where and why; and the test files that were run. */
export type Tally = { passed: number; failures: string[]; files: string[] };

export const emptyTally: Tally = { passed: 0, failures: [], files: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  files: [...a.files, ...b.files],
});

/** A run that failed without a failed test, as when it dies, counts as one failure. */
function withExitCode(title: string, tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failures.length === 0 ? { ...tally, failures: [title] } : tally;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A run that ends without its report has proved nothing, whatever its exit code. */
function withReport<Report>(
  title: string,
  file: string,
  exitCode: number,
  tallyOf: (report: Report) => Tally,
): Tally {
  const report = readJson(file) as Report | null;
  if (!report) return { ...emptyTally, failures: [`${title} › there is no report`] };
  return withExitCode(title, tallyOf(report), exitCode);
}

const notRun = 'it was not run';

function toFailure(file: string, title: string, message = ''): string {
  const why = stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
  return [file, title, why].filter(Boolean).join(' › ');
}

/** What a step without tests of its own counts for. */
export const tallyOfStep = (title: string, exitCode: number): Tally =>
  withExitCode(title, emptyTally, exitCode);

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

function tallyOfVitestFile({
  name,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][0]): Tally {
  const file = path.relative('', name);
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) =>
      toFailure(file, test.fullName, test.status === 'failed' ? test.failureMessages?.[0] : notRun),
    );
  // The file itself: it did not load, or a hook of it failed.
  if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    failures.unshift(toFailure(file, '', message));
  return {
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failures,
    files: [file],
  };
}

/** The counts of vitest's JSON report. */
export const tallyOfVitest = (title: string, file: string, exitCode: number): Tally =>
  withReport<VitestReport>(title, file, exitCode, ({ testResults }) =>
    testResults.map(tallyOfVitestFile).reduce(add, emptyTally),
  );

type PlaywrightSuite = {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** The counts of Playwright's JSON report. */
export const tallyOfPlaywright = (title: string, file: string, exitCode: number): Tally =>
  withReport<PlaywrightReport>(title, file, exitCode, ({ config, suites, errors }) => {
    const tests = specsOf(suites).flatMap((spec) =>
      spec.tests.map((test) => ({
        ...test,
        title: `${test.projectName} › ${spec.title}`,
        file: path.relative('', path.join(config.rootDir, spec.file)),
      })),
    );
    const failures = tests
      .filter(({ status }) => status !== 'expected')
      .map(({ file, title, status, results }) =>
        toFailure(file, title, status === 'skipped' ? notRun : results.at(-1)?.error?.message),
      );
    return {
      passed: tests.filter(({ status }) => status === 'expected').length,
      failures: [...failures, ...errors.map(({ message }) => toFailure(title, '', message))],
      files: [...new Set(tests.map((test) => test.file))],
    };
  });
