import 'server-only';
import { createHash } from 'node:crypto';
import { startScript } from '@/lib/shared/start-script';
import { env } from '../env';

const pictureHosts = () =>
  [
    env.BLOB_READ_WRITE_TOKEN && 'https://*.public.blob.vercel-storage.com',
    env.LEGACY_IMAGE_HOST && new URL(env.LEGACY_IMAGE_HOST).origin,
  ].filter(Boolean);

// The public frame's one inline script that carries no nonce.
const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

/** The content security policy of an answer that is drawn for its request: only scripts that carry this answer's nonce, and what they load. */
export function noncePolicy(nonce: string): string {
  // The development server evaluates what it sends.
  const evaluation = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${startHash} 'strict-dynamic'${evaluation}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...pictureHosts()].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
