import fs from 'node:fs';
import path from 'node:path';

type Built = { distDir: string; cacheHandler: string; cacheHandlers: { default: string } };

/** Otherwise Next loads `next.config.ts` twice, with a compiler of 26 MB. */
export function takeBuiltConfig(distDir: string): void {
  const file = path.join(distDir, 'required-server-files.json');
  const { config } = JSON.parse(fs.readFileSync(file, 'utf8')) as { config: Built };
  // The paths are relative to the folder of the build, and this may be a copy.
  const find = (handler: string) => path.resolve(config.distDir, handler);
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    distDir,
    cacheHandler: find(config.cacheHandler),
    cacheHandlers: { default: find(config.cacheHandlers.default) },
  });
}

/** Child processes do not need it. */
export function dropBuiltConfig(): void {
  delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
}
