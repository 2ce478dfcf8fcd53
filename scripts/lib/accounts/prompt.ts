import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

function requireTerminal(otherwise: string): void {
  if (!process.stdin.isTTY) throw new Error(`There is no terminal to ask on. ${otherwise}`);
}

/** The terminal swallows Ctrl-C during a question, so it is passed on. */
function openTerminal(output: Writable, options: { terminal?: boolean } = {}): readline.Interface {
  const terminal = readline.createInterface({ input: process.stdin, output, ...options });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return terminal;
}

export async function ask(question: string, otherwise: string): Promise<string> {
  requireTerminal(otherwise);
  const terminal = openTerminal(process.stdout);
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

export async function askHidden(question: string, otherwise: string): Promise<string> {
  requireTerminal(otherwise);
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = openTerminal(silent, { terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
