// @ts-check

/** @typedef {{ builderExpireInOthers?: (tags: readonly string[]) => Promise<void> }} OtherWorkers */

const globals = /** @type {typeof globalThis & OtherWorkers} */ (globalThis);

/** @param {readonly string[]} tags */
async function expireInOtherWorkers(tags) {
  await globals.builderExpireInOthers?.(tags);
}

module.exports = { expireInOtherWorkers };
