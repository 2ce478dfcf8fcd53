'use strict';
const http = require('node:http');
const path = require('node:path');
const clientAddress = require('./client-address.cjs');
const { compress } = require('./compression.cjs');
const { refuseMalformed } = require('./request-line.cjs');
const staticFiles = require('./static-files.cjs');

const proxies = clientAddress.parseProxies(process.env.TRUSTED_PROXIES);
const chooseFile = staticFiles.makeChoice(path.join(process.env.NEXT_DIST_DIR || '.next', 'static'));

const emit = http.Server.prototype.emit;
/** Readies a request before Next sees it, and answers one that Next must not see. */
http.Server.prototype.emit = function emitReady(event, ...args) {
  const [request, response] = args;
  // Any event that brings a request: an upgrade too.
  if (request instanceof http.IncomingMessage)
    clientAddress.cleanHeaders(request.headers, request.socket?.remoteAddress, proxies);
  if (event === 'request') {
    if (refuseMalformed(request, response)) return true;
    compress(request, response);
    chooseFile(request, response);
  }
  // Tells whoever started the server that it is this one that listens: on a port that was taken meanwhile another would answer.
  if (event === 'listening') process.send?.(event);
  return emit.call(this, event, ...args);
};

// The start script holds the other end of this channel: when it is killed, the server must not stay behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
