// A serverless host on this machine, for the tests of this part: start one in `beforeAll`, stop it in `afterAll`.
//
//   const host = await startHost({ RESEND_API_KEY: 're_test' });   // settings of the site, besides those of the build
//   await fetch(`${host.url}/api/projects`);                       // or `takeHost(host)`, then import ../support/api
//   await host.stop();                                             // throws when a function was killed at 60 s
//
// It runs the build as such a host does: nobody's user, a folder that is not written to, no .data, bodies up to 4.5 MB,
// two processes at a time and in turn, a new one every 20 requests, frozen when the answer and every waitUntil promise
// have ended. It speaks to its database through PgBouncer, as a transaction pooler, where that is. Each host has a database, a blob store and a cache of its own; the build is made by scripts/lib/testing/serverless-site.ts.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withClient } from '../../../scripts/lib/database/migrate';
import { unprivileged } from '../../../scripts/lib/database/postgres-home';
import { startPgBouncer } from '../../../scripts/lib/programs/pgbouncer';
import type { ServerlessSite } from '../../../scripts/lib/testing/serverless-site';
import { copyDatabase } from '../../../scripts/lib/testing/test-site';
import { type BlobStandIn, startBlobStandIn } from '../stand-ins/blob-stand-in';
import { type FunctionProcess, startFunction } from './function-process';
import { answerStatic } from './static-files';

export const processes = 2;
const largestBody = 4.5 * 1024 * 1024;

export const serverlessSite = JSON.parse(process.env.TEST_SERVERLESS ?? 'null') as ServerlessSite;

export type Host = {
  url: string;
  databaseUrl: string;
  blob: BlobStandIn;
  settings: Record<string, string>;
  /** Resolves when every process is frozen: what a request has left undone by then, it does not do. */
  untilFrozen(): Promise<void>;
  /** The next requests start new processes, which keep nothing in memory yet. */
  renewProcesses(): void;
  stop(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= largestBody) chunks.push(chunk);
  }
  return bytes <= largestBody ? Buffer.concat(chunks) : null;
}

/** A blob store that holds the pictures of the content, at the addresses that the database has for them. */
async function startStore({ pictureFolder, storeUrl }: ServerlessSite): Promise<BlobStandIn> {
  const blob = await startBlobStandIn(storeUrl);
  for (const entry of fs.readdirSync(pictureFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `uploads/${path.relative(pictureFolder, file)}`;
    blob.files.set(name, { bytes: fs.readFileSync(file), contentType: 'image/webp', cacheMaxAgeSeconds: '' });
  }
  return blob;
}

/** The cache of one host, which its processes may write. */
function makeCache(name: string): string {
  const folder = path.join(path.dirname(serverlessSite.cacheFolder), name);
  fs.cpSync(serverlessSite.cacheFolder, folder, { recursive: true });
  const { uid, gid } = unprivileged;
  if (uid === undefined) return folder;
  for (const entry of ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    fs.chownSync(path.join(folder, entry), uid, gid);
  return folder;
}

/** @throws Error that says what is missing, outside of `npm run test:all -- serverless`. */
export async function startHost(
  settings: Record<string, string> = {},
  pgBouncer = process.env.TEST_PGBOUNCER,
): Promise<Host> {
  if (!serverlessSite)
    throw new Error('There is no build for a serverless host: run these tests by npm test.');
  const name = `host_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await copyDatabase(serverlessSite.databaseUrl, name);
  const pooler = pgBouncer ? await startPgBouncer(pgBouncer, databaseUrl) : null;
  const blob = await startStore(serverlessSite);
  const cacheFolder = makeCache(name);
  const problems: string[] = [];
  const running: FunctionProcess[] = [];
  const started: FunctionProcess[] = [];

  const underWay = new Set<Promise<void>>();

  const server = createServer((request, response) => {
    const ended = answer(request, response).catch((error) => {
      problems.push(String(error));
      response.destroy();
    });
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const all: Record<string, string> = {
    ...serverlessSite.settings,
    DATABASE_URL: pooler?.url ?? databaseUrl,
    DIRECT_DATABASE_URL: databaseUrl,
    SITE_URL: url,
    VERCEL_BLOB_API_URL: blob.url,
    HOST_DIST_DIR: serverlessSite.distDir,
    HOST_CACHE_DIR: cacheFolder,
    HOST_STORE_URL: serverlessSite.storeUrl,
    HOST_STORE_STAND_IN: `${blob.url}/files`,
    ...settings,
  };
  const options = {
    folder: serverlessSite.functionFolder,
    env: all,
    onProblem: (sentence: string) => void problems.push(sentence),
  };

  /** The processes in turn; one that has had its requests makes room for a new one. */
  let turn = 0;
  function choose(): FunctionProcess {
    const place = turn % processes;
    turn += 1;
    const found = running[place];
    if (found?.takes()) return found;
    found?.retire();
    const next = startFunction(options);
    started.push(next);
    running[place] = next;
    return next;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerStatic(serverlessSite.distDir, request, response)) return;
    const body = await readBody(request);
    if (!body) {
      response.writeHead(413, { 'content-type': 'text/plain' }).end('FUNCTION_PAYLOAD_TOO_LARGE');
      return;
    }
    request.headers['x-forwarded-host'] = request.headers.host;
    request.headers['x-forwarded-proto'] = 'http';
    // A test stands for visitors of many addresses; the host itself would put the caller's here.
    request.headers['x-forwarded-for'] ??= '192.0.2.1';
    await choose().answer(request, body, response);
  }

  return {
    url,
    databaseUrl,
    blob,
    settings: all,
    renewProcesses: () => {
      for (const each of running) each?.retire();
    },
    async untilFrozen() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await Promise.all(started.map((each) => each.kill()));
      await blob.stop();
      await pooler?.stop();
      await withClient(serverlessSite.databaseUrl, (client) =>
        client.query(`drop database ${name} with (force)`),
      );
      fs.rmSync(cacheFolder, { recursive: true, force: true });
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

/** Has `../support/api` and what imports it speak to this host: call it before they are imported. */
export function takeHost({ url, databaseUrl, settings }: Host): void {
  Object.assign(process.env, {
    TEST_BASE_URL: url,
    DATABASE_URL: databaseUrl,
    TEST_DATABASE_URL: databaseUrl,
    TEST_ADMIN_EMAIL: settings.TEST_ADMIN_EMAIL,
    TEST_ADMIN_PASSWORD: settings.TEST_ADMIN_PASSWORD,
    TEST_CRON_SECRET: settings.CRON_SECRET,
  });
}
