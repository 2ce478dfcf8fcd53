// @ts-check
const { createDefaultCacheHandler } = require('next/dist/server/lib/cache-handlers/default');

/** @typedef {import('next/dist/server/lib/cache-handlers/types').CacheHandler} CacheHandler */

module.exports = { createDefaultCacheHandler };
