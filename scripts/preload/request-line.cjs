'use strict';
// Next answers 500 to a path whose escapes cannot be decoded; it is the caller's fault, and 400.
const http = require('node:http');

/** True when the path of a request target cannot be decoded. */
function isMalformed(target) {
  try {
    decodeURIComponent(target.split('?', 1)[0]);
    return false;
  } catch {
    return true;
  }
}

const body = JSON.stringify({ message: 'The address is not right: it has a broken % escape.' });

function install() {
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitDecodable(event, request, response, ...rest) {
    if (event === 'request' && isMalformed(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(body);
      return true;
    }
    return emit.call(this, event, request, response, ...rest);
  };
}

module.exports = { isMalformed, install };
