import fs from 'node:fs';

export type Counts = { passed: number; failed: number };

type VitestReport = { numTotalTests: number; numPassedTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
};

const toCounts = (report: VitestReport | PlaywrightReport): Counts =>
  'stats' in report
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.skipped + report.stats.flaky,
      }
    : { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };

/** A skipped test, a bad end or a missing report counts as a failure. */
export function readCounts(file: string, exitCode: number): Counts {
  try {
    const counts = toCounts(JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport);
    if (counts.failed > 0 || (exitCode === 0 && counts.passed > 0)) return counts;
    return { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
