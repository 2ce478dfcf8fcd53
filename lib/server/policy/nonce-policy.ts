import 'server-only';
import { createHash } from 'node:crypto';
import { startScript } from '@/lib/shared/pages/start-script';
import { env } from '../env';
import { contentSecurityPolicy } from './content-security-policy.cjs';

const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

const isDevelopment = process.env.NODE_ENV === 'development';

function policyWith(nonce: string, styles: string[]): string {
  const scripts = [`'nonce-${nonce}'`, startHash, "'strict-dynamic'"];
  // The development server uses eval and inline styles.
  if (isDevelopment)
    return contentSecurityPolicy({ scripts: [...scripts, "'unsafe-eval'"], styles: [inline] }, env);
  return contentSecurityPolicy({ scripts, styles }, env);
}

const inline = "'unsafe-inline'";

export const noncePolicy = (nonce: string): string => policyWith(nonce, []);

// The blob library uploads here; the slash covers all paths below.
const blobApi = 'https://vercel.com/api/blob/';

/** Toasts and the editor add styles without a nonce, and browsers upload straight to the blob store. */
export function adminPolicy(nonce: string): string {
  // `strict-dynamic` does not cover workers.
  const policy = `${policyWith(nonce, [inline])}; worker-src 'self'`;
  return env.BLOB_READ_WRITE_TOKEN ? `${policy}; connect-src 'self' ${blobApi}` : policy;
}
