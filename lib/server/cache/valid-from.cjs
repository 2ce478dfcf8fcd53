// @ts-check
// A build copied for another database holds pages of the former one.
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Milliseconds since 1970; older renders are not served. 0 serves all. */
function readValidFrom() {
  try {
    return Number(readFileSync(path.join(process.env.NEXT_DIST_DIR || '.next', 'valid-from'), 'utf8'));
  } catch {
    return 0;
  }
}

const validFrom = readValidFrom();

/** @param {number | undefined} drawnAt The time of its file. */
const isOfThisSite = (drawnAt) => (drawnAt ?? 0) >= validFrom;

module.exports = { isOfThisSite };
