import fs from 'node:fs';
import path from 'node:path';

type Built = { distDir: string; cacheHandler: string; cacheHandlers: { default: string } };

/**
 * Has Next take the settings that it has written into the build, as its standalone server does. It would load `next.config.ts` twice
 * otherwise, and for that a compiler of 26 MB.
 */
export function takeBuiltConfig(distDir: string): void {
  const file = path.join(distDir, 'required-server-files.json');
  const { config } = JSON.parse(fs.readFileSync(file, 'utf8')) as { config: Built };
  // They are named from where it was built, and it may be a copy.
  const find = (handler: string) => path.resolve(config.distDir, handler);
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    distDir,
    cacheHandler: find(config.cacheHandler),
    cacheHandlers: { default: find(config.cacheHandlers.default) },
  });
}

/** The processes that the server starts have no use for them. */
export function dropBuiltConfig(): void {
  delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
}
