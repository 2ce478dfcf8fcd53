import { spawnSync } from 'node:child_process';
import { canInstall, installByApt } from '../../../scripts/lib/programs/apt';

const python = '/usr/bin/python3';
const isThere = () =>
  spawnSync(python, ['-c', 'import seccomp']).status === 0 &&
  spawnSync('systemd-analyze', ['--version']).status === 0;

/** What runs a program under the system calls and networks that a unit of systemd allows. @throws Error that says what to run. */
export function underFilterOf(unit: string): string[] {
  if (!isThere() && canInstall()) installByApt('python3-seccomp', 'systemd');
  if (!isThere())
    throw new Error('The test of the sandbox needs libseccomp. Run: apt-get install python3-seccomp systemd');
  return [python, 'tests/support/servers/under-filter.py', unit];
}
