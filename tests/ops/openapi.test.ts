import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calls, openapiDocument } from '@/app/api/openapi.json/document';

const root = 'app/api';
/** next-auth's own routes, and what answers 404 in JSON to everything else. */
const unlisted = ['auth/[...nextauth]', '[[...path]]'];

/** METHOD path of every handler, documented from the handlers that the file gives to `methods`. */
function readRoutes(): string[] {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .filter((folder) => !unlisted.includes(folder))
    .flatMap((folder) => {
      const source = fs.readFileSync(path.join(root, folder, 'route.ts'), 'utf8');
      const address = `/api/${folder.replaceAll(/\[(\w+)\]/g, '{$1}')}`;
      if (/= formRoute\(/.test(source)) return [`POST ${address}`];
      if (/= orderRoute\(/.test(source)) return [`PUT ${address}`];
      const handlers = source.slice(source.indexOf('methods({'));
      const names = [...handlers.matchAll(/\b(GET|POST|PUT|PATCH|DELETE):/g)].map(([, name]) => name);
      expect(names, folder).not.toEqual([]);
      return names.map((name) => `${name} ${address}`);
    });
}

test('the document tells of every call that exists, and of no other', () => {
  const documented = calls.map(({ method, path: address }) => `${method.toUpperCase()} ${address}`);
  expect(documented.toSorted()).toEqual(readRoutes().toSorted());
});

test('every reference of the document leads to a schema, and every schema stands there once', () => {
  const text = JSON.stringify(openapiDocument);
  const { schemas } = openapiDocument.components as { schemas: object };
  const names = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...names].filter((name) => !(name && name in schemas))).toEqual([]);
  expect(text).not.toContain('$defs');
  expect(Object.values(schemas).filter((schema) => '$ref' in schema)).toEqual([]);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Project', 'Picture', 'Error', 'SignedIn']));
});
