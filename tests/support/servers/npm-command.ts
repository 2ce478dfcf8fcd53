import { type ChildProcess, spawn } from 'node:child_process';
import { envSchema } from '@/lib/server/env-schema';

const unset = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, '']));

export type NpmCommand = {
  /** All that it has said so far. */
  said(): string;
  /** Until it says this. @throws Error when it ends before. */
  until(text: RegExp): Promise<RegExpExecArray>;
  /** As Ctrl-C in its terminal. */
  interrupt(): void;
  exited: Promise<number | null>;
};

/** Runs `npm …` as a person does, with no settings but these. With `typed` it has a terminal, in which this is the answer to its question. */
export function runNpm(
  args: string[],
  settings: Record<string, string>,
  { typed, cwd = '.' }: { typed?: string | undefined; cwd?: string } = {},
): NpmCommand {
  const isAsked = typed !== undefined;
  const [program, ...rest] = isAsked ? inTerminal(['npm', ...args]) : ['npm', ...args];
  const child: ChildProcess = spawn(program ?? 'npm', rest, {
    stdio: [isAsked ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    // In a group of its own, because Ctrl-C goes to the whole group.
    detached: true,
    cwd,
    env: { ...process.env, ...unset, ...settings, NODE_ENV: 'production' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const command: NpmCommand = {
    said: () => text,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = wanted.exec(text);
          if (found) resolve(found);
        };
        child.stdout?.on('data', look);
        child.on('close', () => reject(new Error(`npm ${args.join(' ')} ended and said:\n${text}`)));
        look();
      }),
    interrupt: () => {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
    },
    exited,
  };
  if (isAsked) void command.until(/to go on: /).then(() => child.stdin?.write(`${typed}\r`));
  return command;
}

/** What gives a program a terminal, by the system's own `script`. */
const inTerminal = (command: string[]): string[] =>
  process.platform === 'darwin'
    ? ['script', '-q', '/dev/null', ...command]
    : ['script', '-qefc', command.join(' '), '/dev/null'];
