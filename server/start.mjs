import module, { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';

// V8 would allocate waiting requests where only a full collection frees them. See docs/decisions/platform.md.
v8.setFlagsFromString('--no-allocation-site-pretenuring');

// The compile cache of the build makes the next start faster.
module.enableCompileCache?.(path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'compiled'));

async function load() {
  // Node 22.18 and later read TypeScript by themselves.
  if (process.features.typescript) return import('./main.ts');
  const { register } = await import('tsx/cjs/api');
  const unregister = register();
  try {
    return createRequire(import.meta.url)('./main.ts');
  } finally {
    // Before Next loads: it is large and needs no translation.
    unregister();
  }
}

const { serve } = await load();
await serve();
