import { call } from './api';
import { expectToMatch, fill, type Operation, operations } from './contract';
import { type Example, examples } from './examples';

/** They succeed where there is a blob store alone; tests/db/pictures/direct-uploads.test.ts shows it. */
export const forStores = [
  'POST /api/admin/uploads/token',
  'POST /api/admin/uploads/complete',
  'POST /api/admin/files/token',
  'POST /api/admin/files/complete',
];

export const named = (list: Operation[]) => list.map((operation) => [operation.name, operation] as const);

export const withBody = (type: string) =>
  operations.filter(({ name, bodies }) => type in bodies && !forStores.includes(name));

export async function exampleOf({ name }: Operation): Promise<Example> {
  const example = examples[name];
  if (!example) throw new Error(`${name} has no example.`);
  return example();
}

/** Sends an example with changes; with this token, where the example has none. The answer is as the document says. */
export async function sendExample(
  token: string,
  operation: Operation,
  example: Example,
  changes: Parameters<typeof call>[2] = {},
) {
  const query = example.query ? `?${example.query}` : '';
  const answer = await call(operation.method, `${fill(operation.path, example.params)}${query}`, {
    token: example.token ?? (operation.access === 'public' ? undefined : token),
    json: example.json,
    form: example.form,
    ...changes,
    headers: { ...example.headers, ...changes.headers },
  });
  expectToMatch(operation, answer);
  return answer;
}
