// @ts-check
// CommonJS because Next loads the cache handler outside of the bundle, and it needs this policy too.

/** @typedef {{ LEGACY_IMAGE_HOST?: string | undefined, BLOB_READ_WRITE_TOKEN?: string | undefined }} PictureHosts */

/**
 * The policy of a page whose scripts are our own and those of `scriptSources`: nonces or hashes, in their quotes.
 * @param {readonly string[]} scriptSources
 * @param {PictureHosts} env
 */
function contentSecurityPolicy(scriptSources, { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN }) {
  const images = ["'self'", 'data:', 'blob:'];
  if (BLOB_READ_WRITE_TOKEN) images.push('https://*.public.blob.vercel-storage.com');
  // A source with a path would allow that very file alone.
  if (LEGACY_IMAGE_HOST) images.push(new URL(LEGACY_IMAGE_HOST).origin);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

module.exports = { contentSecurityPolicy };
