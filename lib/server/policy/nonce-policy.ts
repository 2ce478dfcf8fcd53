import 'server-only';
import { createHash } from 'node:crypto';
import { startScript } from '@/lib/shared/pages/start-script';
import { env } from '../env';
import { contentSecurityPolicy } from './content-security-policy.cjs';

// The public frame's one inline script that carries no nonce.
const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

const isDevelopment = process.env.NODE_ENV === 'development';

function policyWith(nonce: string, styles: string[]): string {
  const scripts = [`'nonce-${nonce}'`, startHash, "'strict-dynamic'"];
  // The development server evaluates what it sends, and puts styles of its own into the page.
  if (isDevelopment)
    return contentSecurityPolicy({ scripts: [...scripts, "'unsafe-eval'"], styles: [inline] }, env);
  return contentSecurityPolicy({ scripts, styles }, env);
}

const inline = "'unsafe-inline'";

/** Allows the scripts that carry this answer's nonce, and what they load. */
export const noncePolicy = (nonce: string): string => policyWith(nonce, []);

// Where the library of the blob store sends a file; with the slash it stands for all below it.
const blobApi = 'https://vercel.com/api/blob/';

/**
 * The same for a page of the back office: its toasts and its editor put styles into it that carry no nonce, and its
 * browser sends pictures straight to the blob store where there is one.
 */
export function adminPolicy(nonce: string): string {
  // A worker may not be loaded by what `strict-dynamic` trusts.
  const policy = `${policyWith(nonce, [inline])}; worker-src 'self'`;
  return env.BLOB_READ_WRITE_TOKEN ? `${policy}; connect-src 'self' ${blobApi}` : policy;
}
