import type { IncomingMessage, ServerResponse } from 'node:http';

export function isMalformed(target: string): boolean {
  if (!target.includes('%')) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

const body = JSON.stringify({ message: 'The address is not right: it has a broken % escape.' });

/** Answers 400 where Next would answer 500: a path that cannot be decoded is the caller's fault. False when the path is right. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  if (!isMalformed(request.url ?? '')) return false;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Request-Id': id };
  response.writeHead(400, headers);
  response.end(body);
  return true;
}
