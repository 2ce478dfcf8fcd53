import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../lib/server/policy/security-headers.ts';

export type Refusal = {
  status: number;
  message: string;
  headers?: Record<string, string>;
  /** The router of Next reads the text of a refused action. */
  isPlain?: boolean;
};

export function sendWords(
  response: ServerResponse,
  id: string,
  { status, message, headers, isPlain }: Refusal,
): void {
  const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
  response.writeHead(status, {
    'Content-Type': isPlain ? 'text/plain' : 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    ...securityHeaders({ SITE_URL, HSTS_SUBDOMAINS }),
    ...headers,
  });
  response.end(isPlain ? message : JSON.stringify({ message }));
}
