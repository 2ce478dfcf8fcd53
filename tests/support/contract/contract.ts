import { Ajv2020 } from 'ajv/dist/2020';
import { expect } from 'vitest';
import type { Role } from '../../../lib/content/roles';
import { type Answer, call } from './api';

export type Schema = { [key: string]: unknown };
export type Operation = {
  method: string;
  path: string;
  name: string;
  access: 'public' | 'user' | Role | 'cron';
  parameters: { name: string; in: string; schema: Schema }[];
  bodies: Record<string, { schema: Schema }>;
  responses: Record<string, { headers?: Schema; content?: Record<string, { schema: Schema }> }>;
};

type Document = {
  openapi: string;
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Schema>>;
};

export const openapi = (await call('GET', '/api/openapi.json')).body as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(openapi, 'document');

/** The calls that the document tells of. */
export const operations: Operation[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => ({
    method: method.toUpperCase(),
    path,
    name: `${method.toUpperCase()} ${path}`,
    access: documented['x-access'] as Operation['access'],
    parameters: (documented.parameters ?? []) as Operation['parameters'],
    bodies: ((documented.requestBody as Schema | undefined)?.content ?? {}) as Operation['bodies'],
    responses: documented.responses as Operation['responses'],
  })),
);

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** Fails unless the document tells of this status, this type and a body like this one. */
export function expectToMatch({ method, path, name, responses }: Operation, answer: Answer): void {
  const { status } = answer;
  const documented = responses[status];
  expect(
    documented,
    `${name} answered ${status}, which is not in the document: ${JSON.stringify(answer.body)}`,
  ).toBeDefined();
  const type = answer.headers.get('content-type')?.split(';')[0];
  if (!documented?.content) {
    expect(answer.body, `${name} ${status}`).toBe('');
    return;
  }
  expect(Object.keys(documented.content), `${name} ${status}`).toContain(type);
  const where = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    String(type),
    'schema',
  ];
  const isRight = ajv.validate(
    { $ref: `document#/${where.map(pointer).map(encodeURIComponent).join('/')}` },
    answer.body,
  );
  expect(
    isRight,
    `${name} ${status}: ${ajv.errorsText()} in ${JSON.stringify(answer.body).slice(0, 500)}`,
  ).toBe(true);
}

/** A path with its parameters filled in. */
export const fill = (path: string, values: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
