import { expect, it, vi } from 'vitest';

const create = vi.fn();
vi.mock('@/lib/server/db', () => ({ db: { webhookDelivery: { create } } }));
vi.mock('./address', async (load) => ({
  ...(await load<typeof import('./address')>()),
  resolvePublicAddress: () => new Promise(() => {}),
}));
const { sendWebhook } = await import('./send');

it('an attempt ends in time also while the name of the host is looked up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(20));
  const endpoint = { id: '1', url: 'https://crm.example.com/hook', secret: 'whsec_AAAA' };
  const message = { event: 'test', createdAt: '2026-11-22T00:00:00Z', data: {} };
  await expect(sendWebhook(endpoint, message, { id: '2' })).rejects.toThrow('TimeoutError');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(create.mock.calls[0]?.[0]).toMatchObject({ data: { status: null } });
});
