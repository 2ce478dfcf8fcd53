import { type ChildProcess, spawn } from 'node:child_process';

/** A process of the site that sends what is due; before that it keeps an enquiry, or looks for reminders. */
export function startOutboxProcess(
  what: 'lead' | 'run' | 'remind',
  more: Record<string, string> = {},
): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/enquiries/outbox-child.ts', what],
    { env: { ...process.env, ...more }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
}
