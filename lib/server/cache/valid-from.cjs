// @ts-check
// A build that is served beside another database has the pages of the one that it was made beside.
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** In milliseconds since 1970; what was drawn before is given to nobody. 0 where all may be. */
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
