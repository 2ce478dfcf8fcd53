'use strict';
// Tells whoever started the server that it is this one that listens: on a port that was taken meanwhile another would answer.
const http = require('node:http');

function install() {
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitAndTell(event, ...rest) {
    if (event === 'listening') process.send?.(event);
    return emit.call(this, event, ...rest);
  };
}

module.exports = { install };
