import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and what failed: where, the test's sentence, and why. */
export type Tally = { passed: number; failures: string[] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

/** A run that failed without a failed test, as when a file does not load, counts as one failure. */
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

function toFailure(file: string, title: string, message = ''): string {
  const why = stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
  return `${file} › ${title}${why && ` › ${why}`}`;
}

/** What a step without tests of its own counts for. */
export const tallyOfStep = (title: string, exitCode: number): Tally =>
  withExitCode(title, { passed: 0, failures: [] }, exitCode);

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** The counts of vitest's JSON report. */
export function tallyOfVitest(title: string, file: string, exitCode: number): Tally {
  const report = readJson(file) as VitestReport | null;
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        toFailure(path.relative('', name), fullName, failureMessages?.[0]),
      ),
  );
  return withExitCode(title, { passed: report?.numPassedTests ?? 0, failures }, exitCode);
}

type PlaywrightSuite = {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; stats: { expected: number } };

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** The counts of Playwright's JSON report. */
export function tallyOfPlaywright(title: string, file: string, exitCode: number): Tally {
  const report = readJson(file) as PlaywrightReport | null;
  const failures = specsOf(report?.suites ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        toFailure(spec.file, `${projectName} › ${spec.title}`, results.at(-1)?.error?.message),
      ),
  );
  return withExitCode(title, { passed: report?.stats.expected ?? 0, failures }, exitCode);
}
