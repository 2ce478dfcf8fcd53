import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../../scripts/lib/ports';
import { endChild, waitUntilListening } from '../../scripts/lib/processes';
import { serverProgram } from '../../scripts/lib/serve';
import { type Nginx, startNginx } from '../support/nginx';
import { querySql } from '../support/sql';
import { newAddress } from '../support/values';

const perSecond = 50;
const instances = new Map<number, ChildProcess>();
let nginx: Nginx;
let session: http2.ClientHttp2Session;

async function startInstance(port: number): Promise<void> {
  const child = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  instances.set(port, child);
  await waitUntilListening(child);
}

const stopInstance = async (port: number) => {
  const child = instances.get(port);
  if (child) await endChild(child);
};

beforeAll(async () => {
  const ports: [number, number] = [await findFreePort(0), await findFreePort(0)];
  await Promise.all(ports.map(startInstance));
  nginx = await startNginx(ports);
  await vi.waitFor(() => fetch(`http://localhost:${nginx.plainPort}/`, { redirect: 'manual' }), {
    timeout: 20_000,
  });
  session = http2.connect(`https://localhost:${nginx.port}`, { ca: nginx.certificate });
}, 90_000);

afterAll(async () => {
  session?.destroy();
  await nginx?.stop();
  await Promise.all([...instances.keys()].map(stopInstance));
}, 60_000);

type Answer = { status: number; headers: http2.IncomingHttpHeaders; body: string };

/** One request over HTTP/2 and TLS. */
function ask(path: string, { method = 'GET', body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':path': path,
      ':method': method,
      accept: 'application/json',
      'x-forwarded-for': newAddress(),
      ...(body && { 'content-type': 'application/json' }),
    });
    let text = '';
    let headers: http2.IncomingHttpHeaders = {};
    stream.setEncoding('utf8');
    stream.on('response', (received) => (headers = received));
    stream.on('data', (chunk) => (text += chunk));
    stream.on('end', () => resolve({ status: Number(headers[':status']), headers, body: text }));
    stream.on('error', reject);
    // A GET is ended by itself.
    if (body) stream.end(body);
  });
}

it('the proxy of the documentation speaks HTTP/2 with HSTS, and tells the site who asks', async () => {
  const { status, headers } = await ask('/contact');
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  // nginx has chosen it.
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  const plain = await fetch(`http://localhost:${nginx.plainPort}/contact`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/contact']);
});

it('two instances restart one after the other under 50 requests/s, and none is dropped', async () => {
  const asked: Promise<Answer>[] = [];
  const emails: string[] = [];
  const paths = ['/contact', '/api/projects', '/faqs', '/api/health/live'];
  const askNext = () => {
    const number = asked.length;
    if (number % 10 !== 0) return void asked.push(ask(paths[number % paths.length] ?? '/'));
    const email = `${randomUUID()}@example.com`;
    emails.push(email);
    asked.push(ask('/api/v1/newsletter', { method: 'POST', body: JSON.stringify({ email }) }));
  };
  const clock = setInterval(askNext, 1000 / perSecond);
  const started = Date.now();
  const servedBy = [...instances.values()];
  for (const [index, port] of [...instances.keys()].entries()) {
    const drainFile = nginx.drainFiles[index] ?? '';
    fs.writeFileSync(drainFile, '');
    // What the proxy took before that may still be on its way to this instance.
    await Promise.all(asked);
    await stopInstance(port);
    await startInstance(port);
    fs.rmSync(drainFile);
  }
  const seconds = (Date.now() - started) / 1000;
  clearInterval(clock);
  const answers = await Promise.all(asked);
  expect(servedBy.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  // The machine may be busy; but there were requests all the time.
  expect(answers.length).toBeGreaterThan((perSecond * seconds) / 2);
  // The site has answered each: what the proxy says for it has no policy. An overloaded machine may say 503 itself.
  const dropped = answers.filter(({ headers }) => !headers['x-content-type-options']);
  expect(dropped).toEqual([]);
  expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
  const rows = await querySql('select email from subscriber where email = any($1)', [emails]);
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
}, 90_000);
