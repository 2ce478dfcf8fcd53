// @ts-check
// The other workers of this server: `scripts/server/workers/news.ts`.

/** @typedef {{ builderSiblings?: (tags: readonly string[]) => Promise<void> }} Siblings */

const globals = /** @type {typeof globalThis & Siblings} */ (globalThis);

/**
 * Resolves when the other workers have expired these tags, too: the next request of whoever has saved may come to any of them.
 * @param {readonly string[]} tags
 */
async function tellSiblings(tags) {
  await globals.builderSiblings?.(tags);
}

module.exports = { tellSiblings };
