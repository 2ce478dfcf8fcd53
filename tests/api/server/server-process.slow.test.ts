import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort, isPortFree } from '../../../scripts/lib/ports';
import { endChild, waitForExit, waitUntilListening } from '../../../scripts/lib/processes';
import { serverArguments } from '../../../scripts/lib/serving/serve';
import { startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

const secret = 'a secret of the clock';

const started: ChildProcess[] = [];

async function start(settings: { HOST?: string; WORKERS?: string } = {}) {
  const port = await findFreePort(0);
  const SITE_URL = `http://localhost:${port}`;
  const server = spawn(process.execPath, serverArguments, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL, ...settings },
  });
  started.push(server);
  await waitUntilListening(server);
  return { server, port };
}

afterAll(() => Promise.all(started.map((server) => endChild(server))), 20_000);

const body = JSON.stringify({ email: 'drained@example.com' });

/** A request whose body is on its way: the server has answered to its head that it waits for it. */
async function openRequest(port: number, connection = 'close'): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  const head = ['POST /api/v1/newsletter HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const rest = [
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    `Connection: ${connection}`,
    '',
    '',
  ];
  socket.write([...head, ...rest].join('\r\n'));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('100 Continue');
  return socket;
}

// Most of their time is the wait for what is never finished.
describe.concurrent.each([
  ['one process', ''],
  ['two workers', '2'],
])('of %s', { timeout: 120_000 }, (_processes, WORKERS) => {
  it('a request under way is answered after the server was asked to stop, and then it ends', async () => {
    const { server, port } = await start({ WORKERS });
    const socket = await openRequest(port);
    server.kill('SIGTERM');
    await waitFor(async () => expect(await isPortFree(port)).toBe(true));
    socket.write(body);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await waitForExit(server)).toBe(0);
  });

  it('it ends by itself where one request is never finished; another, on a connection that is kept, is answered first', async () => {
    const { server, port } = await start({ WORKERS });
    const hanging = await openRequest(port);
    const slow = await openRequest(port, 'keep-alive');
    let isCutOff = false;
    const cutOff = once(hanging, 'close').then(() => {
      isCutOff = true;
    });
    server.kill('SIGTERM');
    await waitFor(async () => expect(await isPortFree(port)).toBe(true));
    slow.write(body);
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 \d{3} /);
    // The connection is closed when it falls idle, long before the other is cut off.
    expect(isCutOff).toBe(false);
    expect(await waitForExit(server)).toBe(0);
    await cutOff;
  });
});

it('with HOST it listens on that address alone', async () => {
  const [all, own] = await Promise.all([start(), start({ HOST: '127.0.0.1' })]);
  const ask = (host: string, { port }: { port: number }) =>
    fetch(`http://${host}:${port}/api/health/live`).then(({ status }) => status);
  expect([await ask('127.0.0.1', all), await ask('127.0.0.2', all)]).toEqual([200, 200]);
  expect(await ask('127.0.0.1', own)).toBe(200);
  await expect(ask('127.0.0.2', own)).rejects.toThrow('fetch failed');
}, 90_000);

it('a server whose supervisor is gone ends', async () => {
  const { server } = await start();
  server.disconnect();
  expect(await waitForExit(server)).toBe(0);
});

it('a server at rest has loaded no compiler of its settings, no library of pictures and no screen of the office', async () => {
  const own = await startSecondServer({ CRON_SECRET: secret });
  const headers = { authorization: `Bearer ${secret}` };
  // All that is done by the clock.
  const ran = await fetch(`${own.url}/api/cron`, { headers });
  const loaded = await own.listLoaded();
  await own.stop();
  expect(ran.status).toBe(200);
  expect(loaded.filter((file) => /(swc|sharp).*\.node$|\/app\/admin\//.test(file))).toEqual([]);
});
