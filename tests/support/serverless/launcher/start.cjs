// @ts-check
// One process of a serverless host, as the platform's launcher starts it: it runs in the folder of the function.
const { AsyncLocalStorage } = require('node:async_hooks');
const http = require('node:http');
const path = require('node:path');
const { HostCache, readExpiredTags } = require('./host-cache.cjs');

/** @typedef {{ waitUntil(promise: Promise<unknown>): void }} RequestContext */

/** @type {AsyncLocalStorage<RequestContext>} */
const requests = new AsyncLocalStorage();
const context = { get: () => requests.getStore() };
/** @type {Record<symbol, unknown>} */
const globals = /** @type {any} */ (globalThis);
// The first is Next's, as its page on `after` says; the second is the one that the host's own package reads.
globals[Symbol.for('@next/request-context')] = context;
globals[Symbol.for('@vercel/request-context')] = context;
globals[Symbol.for('@next/cache-handlers')] = { FetchCache: HostCache };

const { HOST_DIST_DIR = '', HOST_STORE_URL = '', HOST_STORE_STAND_IN = '' } = process.env;

// The store's public addresses lead to the stand-in.
const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  typeof input === 'string' && input.startsWith(HOST_STORE_URL)
    ? realFetch(input.replace(HOST_STORE_URL, HOST_STORE_STAND_IN), init)
    : realFetch(input, init);

/** @param {Set<Promise<unknown>>} promises */
async function settle(promises) {
  while (promises.size > 0) {
    const [first] = promises;
    await Promise.allSettled([first]);
    if (first) promises.delete(first);
  }
}

async function start() {
  const { config } = require(path.resolve(HOST_DIST_DIR, 'required-server-files.json'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  const { default: next } = await import('next');
  const site = next({ dev: false, dir: process.cwd(), conf: config });
  await site.prepare();
  const handle = site.getRequestHandler();
  const server = http.createServer((request, response) => {
    /** @type {Set<Promise<unknown>>} */
    const promises = new Set();
    const id = request.headers['x-host-request'];
    delete request.headers['x-host-request'];
    const closed = new Promise((resolve) => response.once('close', resolve));
    // The answer and everything that it said to wait for: from then on the process may be frozen.
    closed.then(() => settle(promises)).then(() => process.send?.({ ended: id }));
    readExpiredTags();
    requests.run({ waitUntil: (promise) => void promises.add(promise) }, () => {
      handle(request, response).catch((/** @type {unknown} */ error) => {
        console.error(error);
        response.destroy();
      });
    });
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }),
  );
}

process.on('disconnect', () => process.exit());
start().catch((error) => {
  console.error(error);
  process.exit(1);
});
