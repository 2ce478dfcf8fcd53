import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

const create = vi.fn();
const resolve = vi.fn();
vi.mock('@/lib/server/db', () => ({ db: { webhookDelivery: { create } } }));
vi.mock('../public-address', async (load) => ({
  ...(await load<typeof import('../public-address')>()),
  resolvePublicAddress: resolve,
}));
const { env } = await import('@/lib/server/env');
const { sendWebhook } = await import('./send');

const message = { event: 'test', createdAt: '2026-11-22T00:00:00Z', data: {} };
const endpointAt = (url: string) => ({ id: '1', url, secret: 'whsec_AAAA' });

afterEach(() => vi.clearAllMocks());

it('an attempt ends in time also while the name of the host is looked up', async () => {
  resolve.mockReturnValue(new Promise(() => {}));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(20));
  const endpoint = endpointAt('https://crm.example.com/hook');
  await expect(sendWebhook(endpoint, message, { id: '2' })).rejects.toThrow('TimeoutError');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(create.mock.calls[0]?.[0]).toMatchObject({ data: { status: null } });
});

it('the address that was checked is the one that is called, and a redirect leads nowhere', async () => {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  env.WEBHOOKS_PRIVATE = 'allow';
  // No look-up would find this name.
  resolve.mockResolvedValue({ address: '127.0.0.1', family: 4 });
  const endpoint = endpointAt(`http://crm.invalid:${port}/hook`);
  await expect(sendWebhook(endpoint, message, { id: '2' })).rejects.toThrow('answered 307');
  expect(asked).toEqual([`crm.invalid:${port}/hook`]);
  server.close();
});
