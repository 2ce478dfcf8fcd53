import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

type Value = { stringValue?: string; intValue?: number };
type Attributes = { key: string; value: Value }[];
type Span = { name: string; traceId: string; attributes: Attributes };
type Point = { count: number; attributes: Attributes };
type Body = {
  resourceSpans?: { resource: { attributes: Attributes }; scopeSpans: { spans: Span[] }[] }[];
  resourceMetrics?: {
    scopeMetrics: { metrics: { name: string; histogram?: { dataPoints: Point[] } }[] }[];
  }[];
};

const received: { path: string; body: Body }[] = [];
let collector: Server;
let server: SecondServer;

/** A collector on this machine, as OTLP over HTTP asks for it. */
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as Body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  server = await startSecondServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, 90_000);

afterAll(async () => {
  await server?.stop();
  collector.close();
});

const spans = () =>
  received.flatMap(({ body }) =>
    (body.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const find = (attributes: Attributes, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('a request is a span with its id and its route, and without what stands behind the question mark', async () => {
  const answer = await fetch(`${server.url}/api/health/ready?token=planted-secret`);
  const id = answer.headers.get('x-request-id');
  await waitFor(
    () => {
      const own = spans().filter(({ attributes }) => find(attributes, 'request.id') === id);
      expect(own.map(({ attributes }) => find(attributes, 'http.route'))).toContain('/api/health/ready');
    },
    { timeout: 20_000 },
  );
  expect(received.map(({ path }) => path)).toContain('/v1/traces');
  const [resource] = received.flatMap(({ body }) => body.resourceSpans ?? []);
  expect(find(resource?.resource.attributes ?? [], 'service.name')).toBe('builder-site');
  expect(JSON.stringify(received)).not.toContain('planted-secret');
});

it('a call of another service leaves its address in no span without the secret cut off', async () => {
  const answer = await fetch(`${server.url}/api/in/${randomUUID()}/planted-secret`, { method: 'POST' });
  const id = answer.headers.get('x-request-id');
  await waitFor(() => {
    const own = spans().filter(({ attributes }) => find(attributes, 'request.id') === id);
    expect(own.map(({ attributes }) => find(attributes, 'http.route'))).toContain(
      '/api/in/[source]/[secret]',
    );
  });
  expect(JSON.stringify(received)).not.toContain('planted-secret');
});

it('a page that is prerendered at its first visit is so still', async () => {
  const answer = await fetch(`${server.url}/projects/${randomUUID()}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toContain('sha256-');
});

it('without the setting nothing of it is loaded', async () => {
  const without = await startSecondServer();
  const sends = (file: string) => file.endsWith('.js') && fs.readFileSync(file, 'utf8').includes('v1/traces');
  expect((await server.listLoaded()).filter(sends)).not.toEqual([]);
  expect((await without.listLoaded()).filter(sends)).toEqual([]);
  await without.stop();
});

it('how long requests take is sent at the latest when the server is stopped', async () => {
  await fetch(`${server.url}/api/nothing`);
  await server.stop();
  const metrics = received.flatMap(({ body }) =>
    (body.resourceMetrics ?? []).flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ),
  );
  expect(metrics.map(({ name }) => name)).toContain('process.memory.usage');
  const points = metrics
    .filter(({ name }) => name === 'http.server.request.duration')
    .flatMap(({ histogram }) => histogram?.dataPoints ?? []);
  const statuses = points.map(({ attributes }) => find(attributes, 'http.response.status_code'));
  expect(statuses).toEqual(expect.arrayContaining([200, 404]));
});
