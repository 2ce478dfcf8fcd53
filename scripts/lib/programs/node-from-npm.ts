import { runQuietly } from '../processes';

/** The program of another version of Node, such as 24 or 22.12, as npm's registry has it. @throws Error when npm does not bring that version. */
export async function findNode(version: string): Promise<string> {
  // `.npmrc` switches install scripts off, and the package puts its program in its place by one.
  const options = ['--silent', '--yes', '--ignore-scripts=false', `--package=node@${version}`];
  const print = ['node', '--print', 'process.version + " " + process.execPath'];
  const [found = '', program = ''] = (await runQuietly('npm', ['exec', ...options, '--', ...print]))
    .trim()
    .split(/ (.*)/);
  if (!found.startsWith(`v${version}`)) throw new Error(`npm brought Node ${found}, not ${version}.`);
  return program;
}
