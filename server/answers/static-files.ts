import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';

const prefix = '/_next/static/';
const suffix = '.br';
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

function listCompressed(folder: string): Set<string> {
  if (!fs.existsSync(folder)) return new Set();
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const copies = names.filter((name) => name.endsWith(suffix));
  return new Set(copies.map((name) => prefix + name.slice(0, -suffix.length).split(path.sep).join('/')));
}

const acceptsBrotli = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  new Negotiator(request).encodings(['br']).length > 0;

export function makeFileChoice(distDir: string) {
  const compressed = listCompressed(path.join(distDir, 'static'));
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [file = ''] = (request.url ?? '').split('?', 1);
    if (!compressed.has(file)) return;
    response.setHeader('Vary', 'Accept-Encoding');
    if (!acceptsBrotli(request)) return;
    request.url = file + suffix;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', types[path.extname(file)] ?? '');
  };
}
