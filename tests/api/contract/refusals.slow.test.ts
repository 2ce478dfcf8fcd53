import { beforeAll, describe, expect, it } from 'vitest';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { call, logIn } from '../../support/contract/api';
import { expectToMatch, fill, type Operation, operations } from '../../support/contract/contract';
import { type Example, examples } from '../../support/contract/examples';
import { doHousekeepingNow, readDatabaseState } from '../../support/database/database-state';

const tokens = { sales: '', editor: '', ended: '' };

beforeAll(async () => {
  await doHousekeepingNow();
  tokens.sales = await logIn(await addSalesPerson());
  tokens.editor = await logIn(await addEditor());
  tokens.ended = await logIn();
  await call('POST', '/api/admin/auth/logout', { token: tokens.ended });
});

/** What makes the call succeed for whoever may make it: a record that exists, with a right body. */
async function exampleOf({ name, method }: Operation): Promise<Example> {
  const example = await examples[name]?.();
  // A list has nothing to be made for.
  return example ?? (method === 'GET' ? {} : { json: {} });
}

async function send(operation: Operation, { params, query, json, form, headers }: Example, token?: string) {
  const path = `${fill(operation.path, params)}${query ? `?${query}` : ''}`;
  const answer = await call(operation.method, path, { token, json, form, headers });
  expectToMatch(operation, answer);
  return answer;
}

/** The roles beside admin that each kind of call refuses. */
const refusedRoles: Partial<Record<Operation['access'], ('sales' | 'editor')[]>> = {
  admin: ['sales', 'editor'],
  editor: ['sales'],
  sales: ['editor'],
};
const guarded = operations.filter(({ access }) => access !== 'public');
const named = guarded.map((operation) => [operation.name, operation] as const);

describe('with a record that exists and a right body', () => {
  it.each(named)('%s is refused to whoever may not, and changes nothing', async (_name, operation) => {
    const example = await exampleOf(operation);
    const before = await readDatabaseState();
    // AUTH-8: registering is 403 for whoever is not signed in.
    const refused = operation.path.endsWith('/register') ? 403 : 401;
    const refuse = async (token: string | undefined, expected: number) => {
      const { status, body } = await send(operation, example, token);
      expect(status).toBe(expected);
      expect(Object.keys(body as object)).toEqual(['message']);
    };
    await Promise.all([
      refuse(undefined, refused),
      refuse(tokens.ended, refused),
      ...(refusedRoles[operation.access] ?? []).map((role) => refuse(tokens[role], 403)),
    ]);
    expect(await readDatabaseState()).toEqual(before);
  });
});
