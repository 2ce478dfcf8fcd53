import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

function requireTerminal(otherwise: string): void {
  if (!process.stdin.isTTY) throw new Error(`There is nobody to ask here. ${otherwise}`);
}

/** Asks one question. `otherwise` says what to do where nobody can answer. */
export async function ask(question: string, otherwise: string): Promise<string> {
  requireTerminal(otherwise);
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
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
  const terminal = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
