import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ownCalls } from '@/app/api/admin/[noun]/of-noun';
import { calls, openapiDocument } from '@/app/api/openapi.json/document';
import { recordKinds, recordNouns } from '@/lib/content/record-kinds';
import { writableKinds } from '@/lib/domain/records/writable';

const root = 'app/api';
/** next-auth's own routes, and what answers 404 in JSON to everything else. */
const unlisted = ['auth/[...nextauth]', '[[...path]]'];

/** The kinds whose calls of the back office have no files of their own. */
const plainNouns = recordNouns.filter(
  (noun) => !['', '[id]'].some((folder) => fs.existsSync(path.join(root, 'admin', noun, folder, 'route.ts'))),
);

test('the calls of a kind are in files of its own, or in those of all kinds', () => {
  expect(recordNouns.filter((noun) => !plainNouns.includes(noun)).toSorted()).toEqual(ownCalls.toSorted());
});

/** The kinds that the files of all kinds serve at an address: each by its id, else in its list or in that of its parent. */
function listNounsOf(folder: string): string[] {
  if (!folder.includes('[noun]')) return [''];
  const parent = folder.includes('projects/') ? 'project' : null;
  const isOne = folder.endsWith('[noun]/[id]');
  const served = Object.values(recordKinds).filter((kind) => isOne || kind.parent === parent);
  return served.map(({ noun }) => noun).filter((noun) => plainNouns.includes(noun));
}

const addressesOf = (folder: string): string[] =>
  listNounsOf(folder).map(
    (noun) => `/api/${folder.replace('[noun]', noun).replaceAll(/\[(\w+)\]/g, '{$1}')}`,
  );

/** METHOD path of every handler, documented from the handlers that the file gives to `methods`. */
function readRoutes(): string[] {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .filter((folder) => !unlisted.includes(folder))
    .flatMap((folder) => {
      const source = fs.readFileSync(path.join(root, folder, 'route.ts'), 'utf8');
      return addressesOf(folder).flatMap((address) => {
        if (/= (?:form|office)Route\(/.test(source)) return [`POST ${address}`];
        if (/orderRoute\b.*\);$/m.test(source)) return [`PUT ${address}`];
        const handlers = source.slice(source.indexOf('methods({'));
        const names = [...handlers.matchAll(/\b(GET|POST|PUT|PATCH|DELETE):/g)].map(([, name]) => name);
        expect(names, folder).not.toEqual([]);
        return names.map((name) => `${name} ${address}`);
      });
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

/** Brands and hero images are added by their pictures, many at once, and no call changes one. */
const addedInNumbers = new Set(['brands', 'hero']);
const writtenAlone = Object.values(writableKinds).filter(({ noun }) => !addedInNumbers.has(noun));

test.each(writtenAlone)('a $kind is written by the calls as the document says', ({ noun, rules, parent }) => {
  const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const bodyOf = (method: string, path: string) => {
    const ofParent = parent === null ? [] : [`/api/admin/${recordKinds[parent].noun}/{id}/${noun}${path}`];
    const paths = [`/api/admin/${noun}${path}`, `/api/${noun}${path}`, ...ofParent];
    return calls.find((call) => call.method === method && paths.includes(call.path))?.body?.[
      'application/json'
    ];
  };
  // Of what it belongs to the address says the id.
  const create =
    rules.create instanceof z.ZodObject && parent !== null
      ? rules.create.omit({ parentId: true })
      : rules.create;
  expect(toJson(bodyOf('post', '') ?? z.never())).toEqual(toJson(create));
  expect(toJson(bodyOf('put', '/{id}') ?? z.never())).toEqual(toJson(rules.patch));
});
