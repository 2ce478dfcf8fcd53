import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../../lib/server/http/security-headers.ts';

export function isMalformed(target: string): boolean {
  if (!target.includes('%')) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

const malformedText = 'The address is not right: it has a broken % escape.';

/**
 * Answers what Next must not see: a path that cannot be decoded, the caller's fault, for which Next would answer 500, and TRACE,
 * which repeats a request. False when there is nothing to refuse.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const isTrace = request.method === 'TRACE';
  if (!isTrace && !isMalformed(request.url ?? '')) return false;
  const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
  response.writeHead(isTrace ? 405 : 400, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    ...securityHeaders({ SITE_URL, HSTS_SUBDOMAINS }),
  });
  response.end(JSON.stringify({ message: isTrace ? 'This method is not allowed here.' : malformedText }));
  return true;
}
