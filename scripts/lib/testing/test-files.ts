import fs from 'node:fs';
import path from 'node:path';

const isTestFile = /\.(test|spec)\.[cm]?[jt]sx?$/;
/** What is installed and generated; folders with a dot are tools' own. */
const foreign = ['node_modules', 'generated'];

/** What has a command of its own: `npm run test:firefox`. */
const apart = 'tests/firefox/';

export function listTestFiles(root = process.cwd(), folder = ''): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || foreign.includes(entry.name) ? [] : listTestFiles(root, file);
    return isTestFile.test(entry.name) ? [file] : [];
  });
}

/** A sentence for each test file of `npm test` that is not among those that were run. */
export const findFilesNotRun = (ran: string[], root?: string): string[] =>
  listTestFiles(root)
    .filter((file) => !file.startsWith(apart) && !ran.includes(file))
    .map((file) => `${file} › no part of the tests runs this file`);
