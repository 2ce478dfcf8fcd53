import 'server-only';
import { createHash } from 'node:crypto';
import { startScript } from '@/lib/shared/start-script';
import { env } from '../env';
import { contentSecurityPolicy } from './content-security-policy.cjs';

// The public frame's one inline script that carries no nonce.
const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

/** Allows the scripts that carry this answer's nonce, and what they load. */
export function noncePolicy(nonce: string): string {
  const sources = [`'nonce-${nonce}'`, startHash, "'strict-dynamic'"];
  // The development server evaluates what it sends.
  if (process.env.NODE_ENV === 'development') sources.push("'unsafe-eval'");
  return contentSecurityPolicy(sources, env);
}

// Where the library of the blob store sends a file; with the slash it stands for all below it.
const blobApi = 'https://vercel.com/api/blob/';

/** The same for a page of the back office, whose browser sends pictures straight to the blob store where there is one. */
export function adminPolicy(nonce: string): string {
  const policy = noncePolicy(nonce);
  return env.BLOB_READ_WRITE_TOKEN ? `${policy}; connect-src 'self' ${blobApi}` : policy;
}
