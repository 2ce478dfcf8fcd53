// @ts-check
// Next's own file cache with what it forgets. Next loads this by itself, outside of the bundle: see docs/decisions/cached-responses.md.
const { FileCache } = require('../next-internals/file-cache.cjs');
const { checkRendering, stampRendering } = require('./rendering.cjs');
const { expire } = require('./expiry.cjs');
const { readyPage } = require('../next-internals/ready-page.cjs');
const { recordExpiry, whenSynced } = require('./tag-sync.cjs');
const { expireInOtherWorkers } = require('./other-workers.cjs');
const { isOfThisSite } = require('./valid-from.cjs');

/** @typedef {InstanceType<typeof FileCache>} Cache */
/** @typedef {Parameters<Cache['set']>} SetArgs */

/**
 * What is kept of a page that leads elsewhere. Next has said where to in the answer that drew it, and would say so twice.
 * @param {SetArgs[1]} value
 * @returns {SetArgs[1]}
 */
function withLocation(value) {
  if (value?.kind !== 'APP_PAGE' || !value.headers?.location) return value;
  const kept = { ...value, headers: { ...value.headers } };
  delete value.headers.location;
  return kept;
}

module.exports = class extends FileCache {
  /**
   * @override
   * @param {Parameters<Cache['get']>} args
   */
  async get(...args) {
    await whenSynced();
    const entry = await super.get(...args);
    if (entry && !isOfThisSite(entry.lastModified)) return null;
    if (entry?.value && !checkRendering(entry.value, entry.lastModified)) return null;
    readyPage(entry?.value);
    return entry;
  }

  /**
   * @override
   * @param {SetArgs[0]} key
   * @param {SetArgs[1]} value
   * @param {SetArgs[2]} context
   */
  async set(key, value, context) {
    // A refused POST with a Next-Action header arrives here as the route's answer, too.
    if (value?.kind === 'APP_ROUTE' && value.status !== 200) return;
    readyPage(value);
    if (value && !stampRendering(value)) return;
    const kept = withLocation(value);
    // The answer cache has it, in a small memory of its own.
    if (this.isMadeUp(key, kept)) return;
    return super.set(key, kept, context);
  }

  /**
   * A page that answers 404, or leads elsewhere, and does not take the place of one that was there: made-up addresses must fill neither the disk nor the memory.
   * @param {SetArgs[0]} key
   * @param {SetArgs[1]} value
   */
  isMadeUp(key, value) {
    if (value?.kind !== 'APP_PAGE' || (value.status ?? 200) === 200) return false;
    return !this.hasPage(key, value);
  }

  /**
   * @override
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags;
    await super.revalidateTag(list, durations);
    // With a longer expiry a page may be served stale meanwhile: nothing that others must hear of.
    if (durations?.expire) return;
    for (const tag of list) expire(tag);
    await expireInOtherWorkers(list);
    await recordExpiry(list);
  }
};
