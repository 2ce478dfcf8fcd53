'use strict';
// Next answers 500 to a path whose escapes cannot be decoded; it is the caller's fault, and 400.

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

/** Answers a request whose path cannot be decoded; false when the path is right. */
function refuseMalformed(request, response) {
  if (!isMalformed(request.url ?? '')) return false;
  response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
  return true;
}

module.exports = { isMalformed, refuseMalformed };
