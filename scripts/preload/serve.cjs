'use strict';
const clientAddress = require('./client-address.cjs');
const listening = require('./listening.cjs');
const requestLine = require('./request-line.cjs');

clientAddress.install(clientAddress.parseProxies(process.env.TRUSTED_PROXIES));
requestLine.install();
listening.install();

// The start script holds the other end of this channel: when it is killed, the server must not stay behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
