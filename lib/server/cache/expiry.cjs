// @ts-check
const { oncePerProcess } = require('../bridge.cjs');
const { tagsManifest } = require('../next-internals/tags-manifest.cjs');

const prefix = 'purge:';
/** @param {string} tag */
const toPurgeTag = (tag) => prefix + tag;

/** @typedef {(tag: string, at: number) => void} PurgeListener */

const listeners = oncePerProcess('purge listeners', () => /** @type {PurgeListener[]} */ ([]));

/** Milliseconds with fractions: a render may begin before an expiry and end after it within one millisecond. */
const now = () => performance.timeOrigin + performance.now();

/** Milliseconds by which the clocks of two processes may differ. */
const toleranceMs = 1000;

let isAheadLogged = false;

/**
 * A moment in the future comes from a clock that was ahead, and would block the caches until then.
 * @param {number} at
 */
function toPast(at) {
  const present = now();
  if (at > present + toleranceMs && !isAheadLogged) {
    isAheadLogged = true;
    const seconds = Math.round((at - present) / 1000);
    console.error(
      `A clock was ahead: a recorded expiry is ${seconds} s in the future. It counts as expired.`,
    );
  }
  return Math.min(at, present);
}

/**
 * @param {string} tag
 * @param {number} [at]
 */
function expire(tag, at = now()) {
  const known = tagsManifest.get(tag);
  if ((known?.expired ?? 0) >= at) return;
  tagsManifest.set(tag, { ...known, expired: at });
  if (!tag.startsWith(prefix)) return;
  for (const listener of listeners) listener(tag.slice(prefix.length), at);
}

// The moment follows in milliseconds since 1970.
const expiresAt = 'expires-at:';
const purgedAt = 'purged-at:';
/** @param {number} at */
const toExpiresAtTag = (at) => expiresAt + at;
/** @param {number} at in milliseconds since 1970 */
const toPurgedAtTag = (at) => purgedAt + at;

/**
 * @param {readonly string[]} tags
 * @param {string} start
 */
const hasPassed = (tags, start) =>
  tags.some((tag) => tag.startsWith(start) && Number(tag.slice(start.length)) <= Date.now());

/** @param {readonly string[]} tags */
const hasExpiredByItself = (tags) => hasPassed(tags, purgedAt) || hasPassed(tags, expiresAt);

/**
 * A start in the future means a clock that was ahead: then the value may be older than any edit.
 * @param {readonly string[]} tags
 * @param {number} began
 */
function isExpired(tags, began) {
  if (began > now() + toleranceMs) return true;
  for (const tag of tags) {
    const expired = tagsManifest.get(tag)?.expired;
    if (expired !== undefined && expired >= began) return true;
  }
  return hasExpiredByItself(tags);
}

/**
 * @param {readonly string[]} tags
 * @param {number} began
 */
const isPurged = (tags, began) => hasPassed(tags, purgedAt) || isExpired(tags.map(toPurgeTag), began);

const overtaken = 'overtaken';

/**
 * Next returns an overtaken read to all who requested it meanwhile, so what was rendered from it is stale.
 * @param {readonly string[]} tags
 */
function overtake(tags) {
  for (const tag of [...tags, overtaken]) expire(tag);
}

/** @param {number} began */
const isOvertaken = (began) => isExpired([overtaken], began);

/** @param {PurgeListener} listener */
const onPurge = (listener) => void listeners.push(listener);

const databaseNow = 'ceil(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** The database clock, because machine clocks differ. One order of tags prevents deadlocks. */
const upsertTags = [
  `insert into cache_tag (tag, expired_at) select t, ${databaseNow} from unnest(`,
  `::text[]) as t order by t on conflict (tag) do update set expired_at = ${databaseNow}`,
];

/** Ages in milliseconds; negative where a clock was ahead. */
const listTagAges = `select tag, (extract(epoch from clock_timestamp()) * 1000 - expired_at)::float8 as age from cache_tag`;

module.exports = {
  expire,
  hasExpiredByItself,
  toExpiresAtTag,
  toPurgedAtTag,
  isExpired,
  isOvertaken,
  isPurged,
  listTagAges,
  now,
  onPurge,
  overtake,
  toPast,
  toPurgeTag,
  upsertTags,
};
