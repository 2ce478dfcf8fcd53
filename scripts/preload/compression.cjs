'use strict';
// Compresses pages and JSON with brotli where the browser takes it. A page says everything twice, as HTML and as React's data;
// brotli looks back far enough to see it, gzip, the only one that Next has, does not.
const zlib = require('node:zlib');
const compression = require('compression');

const middleware = compression({ brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** Has the answer compressed, where it is worth it. */
const compress = (request, response) => middleware(request, response, () => {});

module.exports = { compress };
