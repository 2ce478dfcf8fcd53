import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionLimit } from '@/lib/content/actions';
import { sitePages } from '@/lib/content/pages/pages';
import { builtFunctions } from '../../support/contract/action-call';
import { baseUrl, logIn } from '../../support/contract/api';
import { newAddress, unknownId } from '../../support/values';

const mib = 1024 * 1024;
/** More than any door takes, with what is left in the buffers of the line. */
const mostSent = 160 * mib;
const piece = Buffer.from(`100000\r\n${'a'.repeat(mib)}\r\n`);
/** Between two pieces, so that an answer that is on its way comes before the connection is closed on who sends on. */
const pauseMs = 5;
/** Whoever waits for the end of the body never answers. */
const deadlineMs = 60_000;

type Sent = { status: number; sent: number; answer: string };

/** Sends pieces of which nobody knows how many come, until it is answered. */
function sendEndless(door: string, headers: Record<string, string>, method = 'POST'): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(baseUrl).port), 'localhost');
    let sent = 0;
    let answer = '';
    const end = () => {
      clearTimeout(deadline);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent, answer });
    };
    const deadline = setTimeout(end, deadlineMs);
    const write = () => {
      if (socket.destroyed || sent >= mostSent) return;
      sent += piece.length;
      socket.write(piece, () => setTimeout(write, pauseMs));
    };
    socket.on('data', (part) => {
      answer += part;
      end();
    });
    socket.on('error', end).on('close', end);
    const all = { Host: new URL(baseUrl).host, 'X-Forwarded-For': newAddress(), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write([`${method} ${door} HTTP/1.1`, ...lines, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
    write();
  });
}

const types = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
/** It refused the size, or who asks, or what is asked, before it had the body. */
const refusals = [400, 401, 403, 404, 405, 413, 415, 429];

/** Where it is on, a file that is too large is refused beside its field, with what was typed. */
const takesFile = new Set(['/api/v1/careers']);

/** They read nothing, and answer at once; the first would end the session. */
const takesNoBody = new Set(['/api/admin/auth/logout', '/api/admin/push-subscriptions/key']);

let token: string;
beforeAll(async () => {
  token = await logIn();
});

const toAddress = (file: string) =>
  `/${path.dirname(path.relative('app', file)).replace(/\[+(?:\.\.\.)?\w+\]+/g, unknownId)}`;

const routes = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.join('app', file))
  .map((file) => ({ file, address: toAddress(file) }))
  .map(({ file, address }) => [
    address,
    ['POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => fs.readFileSync(file, 'utf8').includes(method)),
  ])
  .filter(([, methods]) => methods?.length) as [string, string[]][];

describe('a body without an end is refused before it is read', { timeout: 5 * deadlineMs }, () => {
  it.each(routes)('by %s', async (address, methods) => {
    const expected = takesFile.has(address) ? [...refusals, 422] : refusals;
    const authorizations: Record<string, string>[] = [{}];
    if (!takesNoBody.has(address)) authorizations.push({ Authorization: `Bearer ${token}` });
    const refuse = async (method: string, headers: Record<string, string>) => {
      const { status, sent } = await sendEndless(address, headers, method);
      expect(expected, `${method} ${headers['Content-Type']}, ${sent} bytes`).toContain(status);
    };
    for (const method of methods)
      await Promise.all(
        types.flatMap((type) =>
          authorizations.map((own) => refuse(method, { 'Content-Type': type, ...own })),
        ),
      );
  });

  const pages = [...sitePages.map(({ href }) => href), `/projects/${unknownId}`, '/no-such-page'];
  const screens = ['/786313login', '/786313login/forgot', '/786313login/reset', '/admin', '/admin/projects'];
  it.each([...pages, ...screens])('by the page %s, as 413', async (address) => {
    for (const type of types) {
      const { status, sent } = await sendEndless(address, { 'Content-Type': type, Origin: baseUrl });
      expect(status, `${type}, ${sent} bytes`).toBe(413);
    }
  });

  it.each(builtFunctions.map(({ name, id }) => [name, id]))(
    'by the action %s, in words that reach whoever saves',
    async (_name, id) => {
      const { status, answer } = await sendEndless('/admin', {
        Origin: baseUrl,
        Cookie: `next-auth.session-token=${token}`,
        'Next-Action': id,
        'Content-Type': 'text/plain',
      });
      expect(status).toBe(413);
      expect(answer).toContain(actionLimit.text);
      expect(answer.toLowerCase()).toMatch(/content-type: text\/plain\r\n/);
    },
  );
});
