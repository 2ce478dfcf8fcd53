import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

function requireTerminal(otherwise: string): void {
  if (!process.stdin.isTTY) throw new Error(`There is nobody to ask here. ${otherwise}`);
}

/** While a question stands the terminal keeps Ctrl-C to itself: it is passed on, so that the command ends in order. */
function openTerminal(output: Writable, options: { terminal?: boolean } = {}): readline.Interface {
  const terminal = readline.createInterface({ input: process.stdin, output, ...options });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return terminal;
}

/** Asks one question. `otherwise` says what to do where nobody can answer. */
export async function ask(question: string, otherwise: string): Promise<string> {
  requireTerminal(otherwise);
  const terminal = openTerminal(process.stdout);
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Asks for a text that is not shown while it is typed. */
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
