import fs from 'node:fs';
import net from 'node:net';
import { type SecondServer, startSecondServer } from '../support/servers/second-server';
import { newAddress } from '../support/values';
import { adminToken } from './lib/projects';
import { atMost, none, type Row } from './lib/row';

const mib = 1024 * 1024;
const bodyBytes = 1024 * mib;
const piece = Buffer.alloc(64 * 1024, 'a');

const sources = [
  { path: '/api/v1/enquiries', type: 'application/json', isSignedIn: false },
  { path: '/api/v1/enquiries', type: 'multipart/form-data; boundary=x', isSignedIn: false },
  { path: '/api/admin/auth/login', type: 'application/json', isSignedIn: false },
  { path: '/api/admin/projects', type: 'application/json', isSignedIn: true },
  { path: '/api/admin/uploads', type: 'multipart/form-data; boundary=x', isSignedIn: true },
  { path: '/api/admin/hero', type: 'multipart/form-data; boundary=x', isSignedIn: false },
  { path: '/api/auth/callback/credentials', type: 'application/x-www-form-urlencoded', isSignedIn: false },
  { path: '/786313login', type: 'multipart/form-data; boundary=x', isSignedIn: false },
  { path: '/contact', type: 'application/x-www-form-urlencoded', isSignedIn: false },
  { path: '/admin/redirects', type: 'text/plain', isSignedIn: true },
];
type Door = (typeof sources)[number];

/** Bytes that the process holds in memory. */
const readResident = ({ pid }: SecondServer): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

type Sent = { door: Door; status: number; ms: number; memory: number };

/** Sends a gigabyte for as long as it is taken; with its length said, or in pieces of which nobody knows how many come. */
async function send(server: SecondServer, door: Door, isChunked: boolean): Promise<Sent> {
  const token = door.isSignedIn ? await adminToken() : '';
  const before = readResident(server);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, readResident(server))), 10);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(server.url).port), 'localhost');
    let bytes = 0;
    let answer = '';
    const end = () => {
      clearInterval(watch);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      resolve({ door, status, ms: performance.now() - started, memory: highest - before });
    };
    const write = () => {
      while (bytes < bodyBytes && !socket.destroyed) {
        bytes += piece.length;
        const more = isChunked
          ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
          : piece;
        if (!socket.write(more)) return void socket.once('drain', write);
      }
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      end();
    });
    socket.on('error', end);
    socket.on('close', end);
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bodyBytes}`;
    const head = [
      `POST ${door.path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${door.type}`,
      'Accept: application/json',
      `X-Forwarded-For: ${newAddress()}`,
      length,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    write();
  });
}

export async function measure(): Promise<Row[]> {
  const server = await startSecondServer();
  try {
    // What is loaded for the first of each kind is no part of the body.
    for (const door of sources) await send(server, door, false);
    const rows: Row[] = [];
    for (const isChunked of [false, true]) {
      const name = `a body of 1 GB, ${isChunked ? 'in pieces' : 'with its length'}`;
      const sent: Sent[] = [];
      for (const door of sources) sent.push(await send(server, door, isChunked));
      const largest = sent.reduce((most, one) => (one.memory > most.memory ? one : most));
      const taken = sent.filter(({ status }) => status !== 413 && status !== 401);
      const first = taken[0] ? ` (such as ${taken[0].door.path}, ${taken[0].status})` : '';
      rows.push(
        none(`${name}: doors that do not refuse it (413, 401)${first}`, taken.length, sent.length),
        atMost(`${name}: slowest refusal`, Math.max(...sent.map(({ ms }) => ms)), 1000, 'ms'),
        atMost(`${name}: most memory that one took, ${largest.door.path}`, largest.memory / mib, 20, 'MB'),
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
}
