// @ts-check
// Where `'use cache'` keeps what was read: Next's own memory, with one thing more.
const { createDefaultCacheHandler } = require('next/dist/server/lib/cache-handlers/default');
const { expire, isExpired } = require('./expiry.cjs');

const maxBytes = 50 * 1024 * 1024;
const memory = createDefaultCacheHandler(maxBytes);

/** @type {import('next/dist/server/lib/cache-handlers/types').CacheHandler} */
module.exports = {
  ...memory,
  async set(key, pendingEntry) {
    await memory.set(key, pendingEntry);
    const { tags, timestamp } = await pendingEntry;
    if (!isExpired(tags, timestamp)) return;
    // A read that an edit has overtaken. Next gives it to whoever asked meanwhile, also after the edit: what was drawn of it until now is old.
    for (const tag of tags) expire(tag);
  },
  async updateTags(tags, durations) {
    await memory.updateTags(tags, durations);
    // Next rounds, and could round down to before a read that began earlier.
    if (!durations?.expire) for (const tag of tags) expire(tag);
  },
};
