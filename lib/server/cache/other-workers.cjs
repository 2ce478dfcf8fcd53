// @ts-check
// The other workers of this server: `scripts/server/workers/expiry.ts`.

/** @typedef {{ builderExpireInOthers?: (tags: readonly string[]) => Promise<void> }} OtherWorkers */

const globals = /** @type {typeof globalThis & OtherWorkers} */ (globalThis);

/**
 * Resolves when they have expired these tags, too: the next request of whoever has saved may come to any of them.
 * @param {readonly string[]} tags
 */
async function expireInOtherWorkers(tags) {
  await globals.builderExpireInOthers?.(tags);
}

module.exports = { expireInOtherWorkers };
