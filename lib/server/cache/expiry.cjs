// @ts-check
// When which tag expired: Next's own table, which its caches and the answer cache of the server read alike.
const { tagsManifest } = require('../next-internals/tags-manifest.cjs');

const prefix = 'purge:';
/** @param {string} tag */
const toPurgeTag = (tag) => prefix + tag;

/** @typedef {(tag: string, at: number) => void} PurgeListener */
/** @typedef {{ builderPurgeListeners?: PurgeListener[] }} PurgeListeners */

const globals = /** @type {typeof globalThis & PurgeListeners} */ (globalThis);
// Next may load this a second time; who listens is one list.
globals.builderPurgeListeners ??= [];
const listeners = globals.builderPurgeListeners;

/** Milliseconds, with fractions: within one of them a drawing may begin before an expiry, and end after it. */
const now = () => performance.timeOrigin + performance.now();

/** How far the clocks of two processes of one machine may differ, in milliseconds. */
const toleranceMs = 1000;

// One line is enough: an edit records many tags.
let isAheadLogged = false;

/**
 * A moment of the database or of the disk, at most now: one that lies ahead was written by a clock that was ahead, and would
 * keep everything out of the caches until it comes.
 * @param {number} at
 */
function toPast(at) {
  const present = now();
  if (at > present + toleranceMs && !isAheadLogged) {
    isAheadLogged = true;
    const seconds = Math.round((at - present) / 1000);
    console.error(
      `A clock was ahead: a recorded expiry lies ${seconds} s in the future. It counts as expired now.`,
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

// Tags of what becomes old by itself, with the moment in milliseconds since 1970.
const expiresAt = 'expires-at:';
const purgedAt = 'purged-at:';
/** @param {number} at */
const toExpiresAtTag = (at) => expiresAt + at;
/** What shows, until then, what nobody may see from then on. @param {number} at */
const toPurgedAtTag = (at) => purgedAt + at;

/**
 * Whether the clock has passed a moment that they name.
 * @param {readonly string[]} tags
 * @param {string} start
 */
const hasPassed = (tags, start) =>
  tags.some((tag) => tag.startsWith(start) && Number(tag.slice(start.length)) <= Date.now());

/**
 * Whether something has become old by itself.
 * @param {readonly string[]} tags
 */
const hasExpiredByItself = (tags) => hasPassed(tags, purgedAt) || hasPassed(tags, expiresAt);

/**
 * Whether what was begun then may be older than an edit, or than a moment that it names. What was begun by a clock that was
 * ahead may be older than any.
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
 * Whether what was begun then may show what was purged since, or by itself.
 * @param {readonly string[]} tags
 * @param {number} began
 */
const isPurged = (tags, began) => hasPassed(tags, purgedAt) || isExpired(tags.map(toPurgeTag), began);

// A name that no tag has.
const overtaken = 'overtaken';

/**
 * Notes that an edit has overtaken a cached read. Next gives it to whoever asked for it meanwhile, also after the edit: what was drawn of
 * it until now is old.
 * @param {readonly string[]} tags
 */
function overtake(tags) {
  for (const tag of [...tags, overtaken]) expire(tag);
}

/**
 * Whether what was begun then may have been drawn of such a read.
 * @param {number} began
 */
const isOvertaken = (began) => isExpired([overtaken], began);

/**
 * Is told of each tag that is purged, and when.
 * @param {PurgeListener} listener
 */
const onPurge = (listener) => void listeners.push(listener);

const databaseNow = 'ceil(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Records when tags expired: the statement in the pieces around its value, a list of tags. The clock is that of the database,
 * so that two machines whose clocks differ agree. It takes the tags in one order, so that no two deadlock.
 */
const upsertTags = [
  `insert into cache_tag (tag, expired_at) select t, ${databaseNow} from unnest(`,
  `::text[]) as t order by t on conflict (tag) do update set expired_at = ${databaseNow}`,
];

/** All recorded tags, each with how many milliseconds ago it expired; negative where a clock was ahead. */
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
