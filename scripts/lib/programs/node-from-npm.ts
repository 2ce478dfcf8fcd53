import { runQuietly } from '../processes';

/** The program of another version of Node, such as 24 or 22.12, as npm's registry has it. */
export async function findNode(version: string): Promise<string> {
  const program = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '--print', 'process.execPath'];
  return (await runQuietly('npm', ['--silent', ...program])).trim();
}
