import { createRequire } from 'node:module';

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
