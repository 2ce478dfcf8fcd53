'use strict';
const path = require('node:path');
const clientAddress = require('./client-address.cjs');
const compression = require('./compression.cjs');
const listening = require('./listening.cjs');
const requestLine = require('./request-line.cjs');
const staticFiles = require('./static-files.cjs');

clientAddress.install(clientAddress.parseProxies(process.env.TRUSTED_PROXIES));
requestLine.install();
compression.install();
staticFiles.install(path.join(process.env.NEXT_DIST_DIR || '.next', 'static'));
listening.install();

// The start script holds the other end of this channel: when it is killed, the server must not stay behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
