import fs from 'node:fs';
import path from 'node:path';
import { adminApp } from '@/lib/content/nav';

const worker = fs.readFileSync(path.join(process.cwd(), 'app/admin/sw.js/worker.js'), 'utf8');

/** For whoever asks: it is the same for all, and tells of nobody. */
export const GET = (): Response =>
  new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': adminApp.scope,
      // Of what it asks for itself: this site alone.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
