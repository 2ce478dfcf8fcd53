import { runQuietly } from '../processes';

/** @throws Error when npm does not have that version. */
export async function findNode(version: string): Promise<string> {
  // `.npmrc` turns install scripts off, but this package needs one.
  const options = ['--silent', '--yes', '--ignore-scripts=false', `--package=node@${version}`];
  const print = ['node', '--print', 'process.version + " " + process.execPath'];
  const [found = '', program = ''] = (await runQuietly('npm', ['exec', ...options, '--', ...print]))
    .trim()
    .split(/ (.*)/);
  if (!found.startsWith(`v${version}`)) throw new Error(`npm brought Node ${found}, not ${version}.`);
  return program;
}
