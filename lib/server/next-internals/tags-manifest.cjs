// @ts-check
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

module.exports = { tagsManifest };
