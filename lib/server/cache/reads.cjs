// @ts-check
const { createDefaultCacheHandler } = require('../next-internals/read-memory.cjs');
const { reportRead, reportReadBegun } = require('./rendering.cjs');
const { expire, hasExpiredByItself, isExpired, overtake } = require('./expiry.cjs');

const maxBytes = 50 * 1024 * 1024;
const memory = createDefaultCacheHandler(maxBytes);

/** @type {import('../next-internals/read-memory.cjs').CacheHandler} */
module.exports = {
  ...memory,
  async get(key, softTags) {
    reportReadBegun();
    const entry = await memory.get(key, softTags);
    if (entry && hasExpiredByItself(entry.tags)) return undefined;
    if (entry) reportRead({ tags: entry.tags, began: entry.timestamp });
    return entry;
  },
  async set(key, pendingEntry) {
    reportRead(pendingEntry.then(({ tags, timestamp }) => ({ tags, began: timestamp })));
    await memory.set(key, pendingEntry);
    const { tags, timestamp } = await pendingEntry;
    if (isExpired(tags, timestamp)) overtake(tags);
  },
  async updateTags(tags, durations) {
    await memory.updateTags(tags, durations);
    // Next rounds, possibly down to before a read that began earlier.
    if (!durations?.expire) for (const tag of tags) expire(tag);
  },
};
