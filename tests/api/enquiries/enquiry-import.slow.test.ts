import { beforeAll, describe, expect, it } from 'vitest';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { addSalesPerson } from '../../support/accounts/people';
import { call, logIn } from '../../support/contract/api';

let token = '';
let sales = '';

beforeAll(async () => {
  token = await logIn();
  sales = await logIn(await addSalesPerson());
});

describe('a table of enquiries', () => {
  it('of ten thousand lines is tried in one call, by an admin alone', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: importLimits.rows }, (_, index) => ({
      name: `Person ${index} of a table`,
      phone: `+9197${String(10_000_000 + index)}`,
      email: `person-${index}@example.com`,
      source: '99acres',
      message: 'Asked for two bedrooms on a high floor, with a balcony to the west and room for two cars.',
      receivedAt: '2024-05-01',
    }));
    const json = { rows, isTrial: true, isNoticeGiven: false };
    expect(JSON.stringify(json).length).toBeGreaterThan(2 * 1024 * 1024);
    const path = '/api/admin/enquiries/import';
    expect(await call('POST', path, { token, json })).toMatchObject({
      status: 200,
      body: { added: importLimits.rows, importId: null },
    });
    expect((await call('POST', path, { token: sales, json: { ...json, rows: [] } })).status).toBe(403);
    const more = [...rows, rows[0]];
    expect((await call('POST', path, { token, json: { ...json, rows: more } })).status).toBe(422);
  });
});
