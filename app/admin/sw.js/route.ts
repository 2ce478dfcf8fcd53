import fs from 'node:fs';
import path from 'node:path';
import { adminApp } from '@/lib/content/nav';

const worker = fs.readFileSync(path.join(process.cwd(), 'app/admin/sw.js/worker.js'), 'utf8');

/** The same for everybody, so it needs no sign-in. */
export const GET = (): Response =>
  new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': adminApp.scope,
      // Limits the requests of the worker to this site.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
