// @ts-check
// See docs/decisions/browser-payload.md.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const stylesheet = /<link (rel="stylesheet" href="\/_next\/([^"?]+\.css)[^"]*"[^>]*)>/g;

/** @type {Map<string, string>} */
const known = new Map();

/** @param {string} file */
function readStyles(file) {
  const kept = known.get(file);
  if (kept !== undefined) return kept;
  const folder = path.posix.join('/_next', path.posix.dirname(file));
  const stored = path.join(/*turbopackIgnore: true*/ process.env.NEXT_DIST_DIR || '.next', file);
  const text = readFileSync(/*turbopackIgnore: true*/ stored, 'utf8').replace(
    /url\((\.[^)]+)\)/g,
    (_, address) => `url(${path.posix.join(folder, address)})`,
  );
  known.set(file, text);
  return text;
}

/**
 * The links remain but load nothing, so that React takes their styles for loaded.
 * @param {string} html
 */
function inlineStyles(html) {
  const styles = [...html.matchAll(stylesheet)].map(([, , file = '']) => readStyles(file)).join('');
  return html
    .replace(stylesheet, '<link disabled="" $1>')
    .replace('<link disabled=""', (link) => `<style>${styles}</style>${link}`);
}

module.exports = { inlineStyles };
