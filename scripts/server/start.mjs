import module, { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';

// What a request makes is alive for as long as it waits. V8 takes that for long-lived and, from then on, allocates it where only a
// full collection frees it. See docs/decisions/platform.md.
v8.setFlagsFromString('--no-allocation-site-pretenuring');

// What it has compiled of itself, of Next and of the pages lies in the build: the next start is faster, and needs no translator.
module.enableCompileCache?.(path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'compiled'));

async function load() {
  // Node 22.18 and later read TypeScript by themselves.
  if (process.features.typescript) return import('./main.ts');
  const { register } = await import('tsx/cjs/api');
  const unregister = register();
  try {
    return createRequire(import.meta.url)('./main.ts');
  } finally {
    // Before Next is loaded: it is large, it needs no translation, and it reads its configuration with a hook of its own.
    unregister();
  }
}

const { serve } = await load();
await serve();
