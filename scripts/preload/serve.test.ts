import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../lib/ports';
import { endChild, waitUntilListening } from '../lib/processes';

const echo = 'require("node:http").createServer((q, s) => s.end(JSON.stringify(q.headers)))';

let child: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await findFreePort(0);
  url = `http://127.0.0.1:${port}`;
  const script = `${echo}.listen(${port}, '127.0.0.1')`;
  child = spawn(process.execPath, ['--require', './scripts/preload/serve.cjs', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TRUSTED_PROXIES: '' },
  });
  await waitUntilListening(child);
});

afterAll(() => endChild(child));

it('a server never sees a forged address', async () => {
  const forged = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
  };
  const seen = await (await fetch(url, { headers: forged })).json();
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen).not.toHaveProperty('x-forwarded-host');
  expect(seen).not.toHaveProperty('forwarded');
});

it('a server never sees a path that cannot be decoded: it is answered 400 with a sentence', async () => {
  const response = await fetch(`${url}/projects/%ff`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringContaining('broken % escape') });
});
