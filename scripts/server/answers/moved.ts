import { securityHeaders } from '../../../lib/server/http/security-headers.ts';
import { Answer } from './answer.ts';

/** Says where a page is now. Nobody may keep that: what is renamed back would lead in a circle. */
export function toMoved(location: string): Answer {
  const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
  return new Answer({
    status: 308,
    headers: { location, 'cache-control': 'no-cache', ...securityHeaders({ SITE_URL, HSTS_SUBDOMAINS }) },
    body: Buffer.alloc(0),
    source: undefined,
  });
}
