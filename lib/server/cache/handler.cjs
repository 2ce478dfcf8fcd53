// @ts-check
// Next loads this file outside of the bundle: see docs/decisions/cached-responses.md.
const { FileCache } = require('../next-internals/file-cache.cjs');
const { bridge } = require('../bridge.cjs');
const { checkRendering, stampRendering } = require('./rendering.cjs');
const { expire } = require('./expiry.cjs');
const { readyPage } = require('../next-internals/ready-page.cjs');
const { recordExpiry, whenSynced } = require('./tag-sync.cjs');
const { isOfThisSite } = require('./valid-from.cjs');

/** @typedef {InstanceType<typeof FileCache>} Cache */
/** @typedef {Parameters<Cache['set']>} SetArgs */

/**
 * Only the stored copy retains the location of a redirect: Next would send it twice.
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
    // A refused POST with a Next-Action header arrives here as the response of the route.
    if (value?.kind === 'APP_ROUTE' && value.status !== 200) return;
    readyPage(value);
    if (value && !stampRendering(value)) return;
    const kept = withLocation(value);
    if (this.isMadeUp(key, kept)) return;
    return super.set(key, kept, context);
  }

  /**
   * Made-up addresses (404, redirects) must fill neither the disk nor the memory.
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
    // A longer expiry allows a stale page, so other workers need not know.
    if (durations?.expire) return;
    for (const tag of list) expire(tag);
    await bridge.expireInOtherWorkers?.(list);
    await recordExpiry(list);
  }
};
