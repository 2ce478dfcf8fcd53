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
