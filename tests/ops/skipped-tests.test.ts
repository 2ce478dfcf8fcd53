import { describe, expect, test } from 'vitest';
import { findRefused } from '../support/servers/linter';

const files = ['lib/a.test.ts', 'components/a.test.tsx', 'tests/e2e/site/a.spec.ts'];
const skipping = [
  "test.skip('a', () => {});",
  "it.skip('a', () => {});",
  "describe.skip('a', () => {});",
  "test.describe.skip('a', () => {});",
  "test.fixme('a', () => {});",
  "test.describe.fixme('a', () => {});",
  "test.todo('a');",
  "test.fail('a', () => {});",
  "test.fails('a', () => {});",
  "it.fails('a', () => {});",
  'test.skip(process.env.CI === undefined);',
  "test.skipIf(true)('a', () => {});",
  "test.runIf(false)('a', () => {});",
  "test('a', (context) => context.skip());",
  "xit('a', () => {});",
  "test.only('a', () => {});",
  "test.describe.only('a', () => {});",
];
const running = "test('a', async () => {});";

const lines = [...skipping, running].flatMap((line) => files.map((file) => ({ file, line })));
const refused = findRefused(lines);

describe('the linter', () => {
  test.each(skipping)('refuses %s in a unit test and in a browser test', (line) => {
    expect(refused.filter((each) => each.line === line).map(({ file }) => file)).toEqual(
      expect.arrayContaining(files),
    );
  });

  test('has nothing against a test that runs', () => {
    expect(refused.map(({ line }) => line)).not.toContain(running);
  });
});
