import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const prefix = '/_next/static/';

/** Answers with a file of the build or of `public`, as the host's network does, which asks no function for it. False: there is none. */
export function answerStatic(distDir: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const isBuilt = pathname.startsWith(prefix);
  const folder = path.resolve(isBuilt ? path.join(distDir, 'static') : 'public');
  const file = path.join(folder, decodeURI(isBuilt ? pathname.slice(prefix.length) : pathname));
  if (!file.startsWith(folder + path.sep) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    return false;
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  });
  response.end(fs.readFileSync(file));
  return true;
}
