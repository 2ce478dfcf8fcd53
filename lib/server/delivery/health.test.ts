import { expect, it, vi } from 'vitest';

const database = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('../db', () => ({ db: { $queryRaw: database.ask } }));
vi.mock('./outbox/status', () => ({ getOutboxStatus: async () => ({ overdueLeads: 0 }) }));
vi.mock('../log', () => ({ log: { warn: vi.fn() } }));

const { getHealth } = await import('./health');

it('a site is well while its database answers, and unavailable, without an error, while it does not', async () => {
  database.ask.mockResolvedValueOnce([]);
  expect(await getHealth()).toEqual({ status: 'ok', outbox: { overdueLeads: 0 } });
  database.ask.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  expect(await getHealth()).toEqual({ status: 'unavailable', outbox: null });
});
