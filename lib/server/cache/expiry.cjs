// @ts-check
// When which tag expired: Next's own table, which its caches and the answer cache of the server read alike.
// A private module of Next: the version is pinned, and tests cover what is used of it.
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** Milliseconds, with fractions: within one of them a drawing may begin before an expiry, and end after it. */
const now = () => performance.timeOrigin + performance.now();

/**
 * @param {string} tag
 * @param {number} [at]
 */
function expire(tag, at = now()) {
  const known = tagsManifest.get(tag);
  if ((known?.expired ?? 0) < at) tagsManifest.set(tag, { ...known, expired: at });
}

/**
 * Whether what was begun then may be older than an edit.
 * @param {readonly string[]} tags
 * @param {number} began
 */
function isExpired(tags, began) {
  for (const tag of tags) {
    const expired = tagsManifest.get(tag)?.expired;
    if (expired !== undefined && expired >= began) return true;
  }
  return false;
}

module.exports = { expire, isExpired, now };
