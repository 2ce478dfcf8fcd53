import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../../lib/content/roles';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { call, logIn } from '../../support/contract/api';
import { expectToMatch, fill, type Operation, operations } from '../../support/contract/contract';
import { exampleOf, forStores, named, sendExample } from '../../support/contract/contract-examples';
import { type Example, examples } from '../../support/contract/examples';
import { runSql } from '../../support/database/sql';
import { unknownId } from '../../support/values';

let token = '';
const tokens = { sales: '', editor: '' };
let about: unknown;

beforeAll(async () => {
  token = await logIn();
  tokens.sales = await logIn(await addSalesPerson());
  tokens.editor = await logIn(await addEditor());
  about = (await call('GET', '/api/admin/about', { token })).body;
});

// Later tests find the log-in limits and the counters as they were.
afterAll(async () => {
  if (about) await call('POST', '/api/admin/about', { token, json: { ...about, version: undefined } });
  await runSql('delete from rate_limit');
});

const send = (operation: Operation, example: Example, changes?: Parameters<typeof call>[2]) =>
  sendExample(token, operation, example, changes);

const anyIds = {
  params: {
    id: unknownId,
    kind: 'testimonial',
    part: 'contact',
    match: unknownId,
    confirmation: unknownId,
    link: unknownId,
    body: unknownId,
    quarter: '2026-Q3',
  },
};

it('there is an example of every call', () => {
  expect([...Object.keys(examples), ...forStores].toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
});

describe('with an example', () => {
  it.each(named(operations.filter(({ name }) => !forStores.includes(name))))(
    '%s succeeds, and answers as the document says',
    async (_name, operation) => {
      const answer = await send(operation, await exampleOf(operation));
      expect(Math.floor(answer.status / 100), JSON.stringify(answer.body)).toBe(2);
      if (operation.method === 'GET' && operation.responses[200]?.headers) {
        expect(answer.headers.get('etag')).toMatch(/^"\d+"$/);
      }
    },
  );
});

// proves: API-10
describe('who may', () => {
  const guarded = operations.filter(({ access }) => access !== 'public');
  const refusedTo = (role: 'sales' | 'editor') =>
    operations.filter(({ access }) => access in roles && access !== role);

  it.each(named(guarded))('%s is refused without a token and with a forged one', async (_name, operation) => {
    // AUTH-8: registering is 403 for whoever is not signed in.
    const refused = operation.path.endsWith('/register') ? 403 : 401;
    for (const forged of [undefined, 'eyJhbGciOiJkaXIifQ..forged']) {
      const answer = await call(operation.method, fill(operation.path, anyIds.params), { token: forged });
      expectToMatch(operation, answer);
      expect(answer.status).toBe(refused);
    }
  });

  it.each(named(refusedTo('sales')))('%s is refused to sales', async (_name, operation) => {
    expect((await send(operation, { ...anyIds, token: tokens.sales })).status).toBe(403);
  });

  it.each(named(refusedTo('editor')))('%s is refused to an editor', async (_name, operation) => {
    expect((await send(operation, { ...anyIds, token: tokens.editor })).status).toBe(403);
  });

  // proves: AUTH-6
  it.each(named(operations.filter(({ access, method }) => access === 'public' && method === 'GET')))(
    '%s ignores a forged token',
    async (_name, operation) => {
      const answer = await send(operation, await exampleOf(operation), { token: 'forged' });
      expect(answer.status).toBe(200);
    },
  );
});

describe('a query', () => {
  const asked = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit'));

  it.each(named(asked.filter(({ name }) => !name.endsWith('.csv'))))(
    'of %s is refused when it is out of bounds',
    async (_name, operation) => {
      for (const query of ['limit=x', 'limit=0', 'limit=-1', 'limit=100000', `limit=${'9'.repeat(400)}`]) {
        const { status } = await send(operation, { query });
        expect([query, status]).toEqual([query, 422]);
      }
    },
  );
});

it('direct uploads are 404 where pictures are kept on the server’s own disk', async () => {
  for (const operation of operations.filter(({ name }) => forStores.includes(name))) {
    expect((await send(operation, { json: {} })).status).toBe(404);
  }
});

// proves: API-10
describe('a change that names a version', () => {
  const versioned = operations.filter(
    ({ method, parameters }) => method !== 'GET' && parameters.some(({ name }) => name === 'If-Match'),
  );

  /** The call that answers the same record; the save itself where none does. */
  const reading = (saving: Operation) =>
    operations.find(({ method, path }) => method === 'GET' && path === saving.path) ?? saving;

  it.each(named(versioned))(
    '%s is refused by an old If-Match with the record as it stands, and by a malformed one',
    async (_name, operation) => {
      const example = await exampleOf(operation);
      const old = await send(operation, example, { headers: { 'if-match': '"999999"' } });
      expect(old).toMatchObject({ status: 409, body: { current: { version: expect.any(Number) } } });
      const { current } = old.body as { current: { version: number } };
      if (operation.method !== 'DELETE')
        expectToMatch(reading(operation), { ...old, status: 200, body: current });
      const { version } = current;
      expect((await send(operation, example, { headers: { 'if-match': 'W/"1"' } })).status).toBe(412);
      const right = await send(operation, example, { headers: { 'if-match': `"${version}"` } });
      expect(right.status).toBe(200);
      expect(right.headers.get('etag')).toBe(operation.method === 'DELETE' ? null : `"${version + 1}"`);
    },
  );
});
