// @ts-check
// One process of a serverless host, as the platform's launcher starts it: it runs in the folder of the function.
const { AsyncLocalStorage } = require('node:async_hooks');
const http = require('node:http');
const path = require('node:path');

/** @typedef {{ waitUntil(promise: Promise<unknown>): void }} RequestContext */

/** @type {AsyncLocalStorage<RequestContext>} */
const requests = new AsyncLocalStorage();
const context = { get: () => requests.getStore() };
/** @type {Record<symbol, unknown>} */
const globals = /** @type {any} */ (globalThis);
// The first is Next's, as its page on `after` says; the second is the one that the host's own package reads.
globals[Symbol.for('@next/request-context')] = context;
globals[Symbol.for('@vercel/request-context')] = context;

const { HOST_DIST_DIR = '', HOST_ROUTE = '', HOST_STORE_URL = '', HOST_STORE_STAND_IN = '' } = process.env;

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

/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>} Handle */

/** @returns {Promise<Handle>} Next's whole server, which stands for the host's router and all functions behind it. */
async function loadServer() {
  const { HostCache, readExpiredTags } = require('./host-cache.cjs');
  globals[Symbol.for('@next/cache-handlers')] = { FetchCache: HostCache };
  const { config, relativeAppDir } = require(path.resolve(HOST_DIST_DIR, 'required-server-files.json'));
  // A function is one route: a host loads no other before it answers.
  config.experimental.preloadEntriesOnStart = false;
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  const { default: next } = await import('next');
  const site = next({ dev: false, dir: path.resolve(relativeAppDir), conf: config });
  await site.prepare();
  const handle = site.getRequestHandler();
  return (request, response) => {
    readExpiredTags();
    return handle(request, response);
  };
}

// What it exports has no types.
const nodeSetup = 'next/dist/build/adapter/setup-node-env.external';

/** @returns {Promise<Handle>} One route alone, called as Next's page on adapters says: all that a function of the host loads. */
async function loadRoute() {
  require(nodeSetup);
  const { relativeAppDir } = require(path.resolve(HOST_DIST_DIR, 'required-server-files.json'));
  const { handler } = await require(path.resolve(HOST_DIST_DIR, 'server/app', `${HOST_ROUTE}.js`));
  return (request, response) =>
    handler(request, response, {
      waitUntil: requests.getStore()?.waitUntil,
      requestMeta: { relativeProjectDir: relativeAppDir },
    });
}

async function start() {
  const handle = await (HOST_ROUTE ? loadRoute() : loadServer());
  const server = http.createServer((request, response) => {
    /** @type {Set<Promise<unknown>>} */
    const promises = new Set();
    const id = request.headers['x-host-request'];
    delete request.headers['x-host-request'];
    let processorMs = 0;
    const closed = new Promise((resolve) => response.once('close', resolve));
    closed.then(() => {
      const { user, system } = process.cpuUsage();
      processorMs = (user + system) / 1000;
    });
    // The answer and everything that it said to wait for: from then on the process may be frozen.
    closed.then(() => settle(promises)).then(() => process.send?.({ ended: id, processorMs }));
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
