import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** Files, the API with limits of its own, and the back office. */
const others = ['/_next/', '/api/', '/uploads/', '/admin', '/786313login'];

const listFiles = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** Tells which requests have Next draw something that anybody may ask for. */
export function makePublicWork(folder = 'public'): (request: IncomingMessage) => boolean {
  const files = new Set(listFiles(folder).map((name) => `/${name.split(path.sep).join('/')}`));
  return ({ url = '' }) => {
    const [address = ''] = url.split('?', 1);
    return !files.has(address) && !others.some((start) => address.startsWith(start));
  };
}
