// @ts-check
const { existsSync } = require('node:fs');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} StoredValue */
/** @typedef {StoredValue | import('next/dist/server/response-cache').CachedAppPageValue} CacheValue */

class FileCache extends FileSystemCache {
  /**
   * @param {string} key
   * @param {CacheValue} page
   */
  hasPage(key, page) {
    // @ts-expect-error private in its types alone
    return existsSync(this.getFilePath(`${key}.html`, page.kind));
  }
}

module.exports = { FileCache };
