import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../../lib/server/http/security-headers.ts';

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/** Answers by the server itself, without Next, as the API answers an error (API-10). */
export function sendWords(response: ServerResponse, id: string, { status, message, headers }: Refusal): void {
  const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    ...securityHeaders({ SITE_URL, HSTS_SUBDOMAINS }),
    ...headers,
  });
  response.end(JSON.stringify({ message }));
}
