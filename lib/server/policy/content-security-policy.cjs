// @ts-check
// CommonJS, because Next loads the cache handler outside of the bundle.

/** @typedef {{ LEGACY_IMAGE_HOST?: string | undefined, BLOB_READ_WRITE_TOKEN?: string | undefined }} PictureHosts */

/** @typedef {{ scripts: readonly string[], styles?: readonly string[] }} InlineSources */

/**
 * @param {InlineSources} inline
 * @param {PictureHosts} env
 */
function contentSecurityPolicy({ scripts, styles = [] }, { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN }) {
  const images = ["'self'", 'data:', 'blob:'];
  if (BLOB_READ_WRITE_TOKEN) images.push('https://*.public.blob.vercel-storage.com');
  // A source with a path would allow that file only.
  if (LEGACY_IMAGE_HOST) images.push(new URL(LEGACY_IMAGE_HOST).origin);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // Content sets colours, delays and places in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

module.exports = { contentSecurityPolicy };
