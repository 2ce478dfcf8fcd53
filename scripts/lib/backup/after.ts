import { spawn } from 'node:child_process';
import { waitForExit } from '../processes';

const fileArgument = process.platform === 'win32' ? '"%BACKUP_FILE%"' : '"$BACKUP_FILE"';

/** @throws Error when it fails. */
export async function runAfter(command: string, file: string): Promise<void> {
  const child = spawn(`${command} ${fileArgument}`, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BACKUP_FILE: file },
  });
  const code = await waitForExit(child);
  if (code !== 0)
    throw new Error(
      `The backup is complete, but the command after it ended with ${code}: ${command}. No older backup was deleted.`,
    );
}
