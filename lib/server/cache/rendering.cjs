// @ts-check
// Next stores the header of the tags with the value and sends it to nobody, so it carries the source.
const { bridge } = require('../bridge.cjs');
const { isExpired, now } = require('./expiry.cjs');

/** @typedef {import('../next-internals/file-cache.cjs').StoredValue} Value */

const tagsHeader = 'x-next-cache-tags';
const beganTag = 'began:';

const currentRequest = () => bridge.requests?.getStore();

/**
 * @param {Value} value
 * @returns {{ tags: string[], began: number | null }}
 */
function readStamp(value) {
  const header = 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  const all = typeof header === 'string' ? header.split(',') : [];
  const stamp = all.find((tag) => tag.startsWith(beganTag));
  return {
    tags: all.filter((tag) => !tag.startsWith(beganTag)),
    began: stamp ? Number(stamp.slice(beganTag.length)) : null,
  };
}

/**
 * The render begins with its request, before any read.
 * @param {Value} value
 * @returns {boolean} false when a tag has expired since: it must not be cached.
 */
function stampRendering(value) {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return true;
  const { tags, began: known } = readStamp(value);
  const began = known ?? currentRequest()?.began ?? now();
  value.headers = { ...value.headers, [tagsHeader]: [...tags, `${beganTag}${began}`].join(',') };
  report({ tags, began });
  return !isExpired(tags, began);
}

/**
 * @param {Value} value that was kept
 * @param {number | undefined} lastModified when a value of the build was written
 * @returns {boolean} false where a tag has expired since it was drawn.
 */
function checkRendering(value, lastModified) {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return true;
  const { tags, began: known } = readStamp(value);
  const began = known ?? lastModified ?? 0;
  if (isExpired(tags, began)) return false;
  report({ tags, began });
  return true;
}

/** @param {{ tags: string[], began: number }} part */
function report({ tags, began }) {
  const request = currentRequest();
  if (!request) return;
  const known = request.rendered;
  request.rendered = known
    ? { tags: [...new Set([...known.tags, ...tags])], began: Math.min(known.began, began) }
    : { tags, began };
}

function reportReadBegun() {
  const request = currentRequest();
  if (request) request.readsBegun = (request.readsBegun ?? 0) + 1;
}

/** @param {import('../request-context').Source | Promise<import('../request-context').Source>} source */
function reportRead(source) {
  const request = currentRequest();
  request?.reads?.push(Promise.resolve(source));
}

module.exports = { checkRendering, stampRendering, reportRead, reportReadBegun };
