import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Settings } from '../settings';

type Environment = Record<string, string | undefined>;

export function describeDatabase({ DATABASE_URL, DIRECT_DATABASE_URL, DATA_DIR }: Settings): string {
  const address = DIRECT_DATABASE_URL ?? DATABASE_URL;
  if (address === undefined) return `the built-in one of ${DATA_DIR}`;
  const { host, pathname } = new URL(address);
  return `${decodeURIComponent(pathname.slice(1))} on ${host || 'this machine'}`;
}

const noteFile = ({ buildRoot }: Settings) => path.join(buildRoot, 'database.txt');

export function noteDatabase(settings: Settings): void {
  fs.mkdirSync(settings.buildRoot, { recursive: true });
  fs.writeFileSync(noteFile(settings), describeDatabase(settings));
}

function isTyped(env: Environment, file: string): boolean {
  const filed = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return ['DATABASE_URL', 'DATA_DIR'].some((name) => env[name] && env[name] !== filed[name]);
}

/** Protects against a command on the wrong database. @throws Error. */
export function requireOwnDatabase(settings: Settings, env: Environment = process.env, file = '.env'): void {
  const note = noteFile(settings);
  const own = fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : null;
  const named = describeDatabase(settings);
  if (own === null || own === named || isTyped(env, file)) return;
  throw new Error(
    `The site of this folder was started with another database: ${own}. Without its settings this command would use ${named}. Run it with ./site, which uses the settings of the service, or set DATABASE_URL before the command. Nothing was changed.`,
  );
}
