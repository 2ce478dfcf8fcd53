import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import { findFreePort } from '../../../scripts/lib/ports';
import { endChild, sleep, waitUntilListening } from '../../../scripts/lib/processes';
import { serverArguments } from '../../../scripts/lib/serving/serve';
import { newAddress } from '../values';
import { type Nginx, startNginx } from './nginx';

export type ProxyAnswer = { status: number; headers: http2.IncomingHttpHeaders; body: string };

export type Restarts = {
  answers: ProxyAnswer[];
  /** Whom the newsletter was asked for. */
  emails: string[];
  /** Of the instances that were ended. */
  exitCodes: (number | null)[];
  seconds: number;
};

export type RollingSite = {
  nginx: Nginx;
  /** One request over HTTP/2 and TLS. */
  ask(path: string, options?: { method?: string; body?: string }): Promise<ProxyAnswer>;
  /** Restarts one instance after the other, while so many requests come each second. */
  restartUnderLoad(perSecond: number): Promise<Restarts>;
  stop(): Promise<void>;
};

const perSession = 500;

const paths = ['/contact', '/api/projects', '/faqs', '/api/health/live'];

async function startInstance(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, serverArguments, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  await waitUntilListening(child);
  return child;
}

async function untilAnswering(url: string): Promise<void> {
  const isAnswering = () =>
    fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) await sleep(50);
}

/** Two instances of the site behind the proxy of the documentation. */
export async function startRollingSite(): Promise<RollingSite> {
  const ports: [number, number] = [await findFreePort(0), await findFreePort(0)];
  const instances = await Promise.all(ports.map(startInstance));
  const nginx = await startNginx(ports);
  await untilAnswering(`http://localhost:${nginx.plainPort}/`);
  const connect = () => http2.connect(`https://localhost:${nginx.port}`, { ca: nginx.certificate });
  let session = connect();
  let requests = 0;
  // nginx ends a connection after a thousand: a browser makes another one then.
  const takeSession = () => {
    requests += 1;
    if (requests % perSession !== 0) return session;
    session.close();
    session = connect();
    return session;
  };

  const ask: RollingSite['ask'] = (path, { method = 'GET', body = '' } = {}) =>
    new Promise((resolve, reject) => {
      const stream = takeSession().request({
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

  async function restartUnderLoad(perSecond: number): Promise<Restarts> {
    const asked: Promise<ProxyAnswer>[] = [];
    const emails: string[] = [];
    const askNext = () => {
      const number = asked.length;
      if (number % 10 !== 0) return void asked.push(ask(paths[number % paths.length] ?? '/'));
      const email = `${randomUUID()}@example.com`;
      emails.push(email);
      asked.push(ask('/api/v1/newsletter', { method: 'POST', body: JSON.stringify({ email }) }));
    };
    const timer = setInterval(askNext, 1000 / perSecond);
    const started = Date.now();
    const exitCodes: (number | null)[] = [];
    for (const [index, port] of ports.entries()) {
      const drainFile = nginx.drainFiles[index] ?? '';
      fs.writeFileSync(drainFile, '');
      // What the proxy took before that may still be on its way to this instance.
      await Promise.all(asked);
      const before = instances[index] as ChildProcess;
      await endChild(before);
      exitCodes.push(before.exitCode);
      instances[index] = await startInstance(port);
      fs.rmSync(drainFile);
    }
    const seconds = (Date.now() - started) / 1000;
    clearInterval(timer);
    return { answers: await Promise.all(asked), emails, exitCodes, seconds };
  }

  return {
    nginx,
    ask,
    restartUnderLoad,
    async stop() {
      session.destroy();
      await nginx.stop();
      await Promise.all(instances.map((child) => endChild(child)));
    },
  };
}

/** What the proxy says for the site has no policy. */
export const isDropped = ({ headers }: ProxyAnswer): boolean => !headers['x-content-type-options'];
