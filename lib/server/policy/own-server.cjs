// @ts-check
const { createHash } = require('node:crypto');
const { contentSecurityPolicy } = require('./content-security-policy.cjs');

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** @param {(string | Buffer)[]} parts */
const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `'sha256-${hash.digest('base64')}'`;
};

/** @param {string} html */
function listInlineScripts(html) {
  const scripts = [...html.matchAll(inlineScript)];
  return scripts
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , body = '']) => body);
}

/** @param {string} html */
function policyFor(html) {
  const scripts = new Set(listInlineScripts(html).map((body) => hashOf(body)));
  const styles = new Set([...html.matchAll(inlineStyle)].map(([, body = '']) => hashOf(body)));
  const { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN } = process.env;
  return contentSecurityPolicy(
    { scripts: [...scripts], styles: [...styles] },
    { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN },
  );
}

module.exports = { hashOf, listInlineScripts, policyFor };
