import { redirectCaching, redirectStatus } from '../../lib/server/front/redirects/redirect-key.ts';
import { securityHeaders } from '../../lib/server/policy/security-headers.ts';
import { Answer } from './answer.ts';

/** Not cached: a page renamed back would redirect in a circle. */
export function toMoved(location: string): Answer {
  const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
  return new Answer({
    status: redirectStatus,
    headers: { location, ...redirectCaching, ...securityHeaders({ SITE_URL, HSTS_SUBDOMAINS }) },
    body: Buffer.alloc(0),
    source: undefined,
  });
}
