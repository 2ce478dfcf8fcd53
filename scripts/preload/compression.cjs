'use strict';
// Compresses pages and JSON with brotli where the browser takes it. A page says everything twice, as HTML and as React's data;
// brotli looks back far enough to see it, gzip, the only one that Next has, does not.
const http = require('node:http');
const zlib = require('node:zlib');
const compression = require('compression');

const compress = compression({ brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } } });

function install() {
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitCompressing(event, request, response, ...rest) {
    if (event === 'request') compress(request, response, () => {});
    return emit.call(this, event, request, response, ...rest);
  };
}

module.exports = { install };
