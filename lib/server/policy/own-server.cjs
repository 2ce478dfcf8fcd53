// @ts-check
const { createHash } = require('node:crypto');
const { contentSecurityPolicy } = require('./content-security-policy.cjs');

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of one page: it allows the inline scripts and styles that stand in it, by hash.
 * @param {string} html
 */
function policyFor(html) {
  const scripts = new Set();
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue;
    scripts.add(hashOf(body));
  }
  const styles = new Set([...html.matchAll(inlineStyle)].map(([, body = '']) => hashOf(body)));
  const { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN } = process.env;
  return contentSecurityPolicy(
    { scripts: [...scripts], styles: [...styles] },
    { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN },
  );
}

module.exports = { policyFor };
