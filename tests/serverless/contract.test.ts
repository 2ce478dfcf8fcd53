import { afterAll, describe, expect, it } from 'vitest';
import { startHost, takeHost } from '../support/serverless/host';

const host = await startHost();
takeHost(host);
// They read the address of the site when they are loaded.
const { call, logIn } = await import('../support/contract/api');
const { expectToMatch, fill, operations } = await import('../support/contract/contract');
const { examples } = await import('../support/contract/examples');

const token = await logIn();

afterAll(() => host.stop());

/** They are about a file that the browser sends to the store itself: tests/db/pictures/direct-uploads.test.ts. */
const forStores = [
  'POST /api/admin/uploads/token',
  'POST /api/admin/uploads/complete',
  'POST /api/admin/files/token',
  'POST /api/admin/files/complete',
];

describe('on a serverless host', () => {
  it.each(
    operations
      .filter(({ name }) => !forStores.includes(name))
      .map((operation) => [operation.name, operation] as const),
  )('%s succeeds, and answers as the document says', async (name, operation) => {
    const example = await examples[name]?.();
    const query = example?.query ? `?${example.query}` : '';
    const answer = await call(operation.method, `${fill(operation.path, example?.params)}${query}`, {
      token: example?.token ?? (operation.access === 'public' ? undefined : token),
      json: example?.json,
      form: example?.form,
      headers: example?.headers ?? {},
    });
    expectToMatch(operation, answer);
    expect(Math.floor(answer.status / 100)).toBe(2);
  });
});
