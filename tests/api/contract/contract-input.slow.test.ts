import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLimits } from '../../../lib/content/enquiries/enquiry-import';
import { unitImportLimits } from '../../../lib/content/units';
import { type call, logIn } from '../../support/contract/api';
import { type Operation, operations, type Schema } from '../../support/contract/contract';
import {
  exampleOf as makeExample,
  named,
  sendExample,
  withBody,
} from '../../support/contract/contract-examples';
import type { Example } from '../../support/contract/examples';
import { runSql } from '../../support/database/sql';
import { unknownId } from '../../support/values';

/** What a table may have. */
const tables: Record<string, number> = {
  'POST /api/admin/enquiries/import': importLimits.bodyBytes,
  'POST /api/admin/projects/{id}/units.csv': unitImportLimits.bodyBytes,
};

let token = '';

beforeAll(async () => {
  token = await logIn();
});

// Later tests find the limits of the log-in as they were.
afterAll(() => runSql('delete from rate_limit'));

const send = (operation: Operation, example: Example, changes?: Parameters<typeof call>[2]) =>
  sendExample(token, operation, example, changes);

const made = new Map<string, Promise<Example>>();
/** One for each call: what is refused changes nothing of it. */
const exampleOf = (operation: Operation): Promise<Example> => {
  const example = made.get(operation.name) ?? makeExample(operation);
  made.set(operation.name, example);
  return example;
};

/** What comes with a form by itself never costs an enquiry: it is left out instead. */
const lenient = [
  'documents',
  'requestKey',
  'projectId',
  'page',
  'filledInMs',
  'firstTouch',
  'lastTouch',
  'marketingConsent',
];
const isForm = ({ path }: Operation) => path.startsWith('/api/v1/');

// proves: API-10
describe('bad input', () => {
  it.each(named(withBody('application/json')))(
    '%s refuses a body that is not what it says',
    async (_name, operation) => {
      const { params, token: own, headers } = await exampleOf(operation);
      const example = { params, token: own, headers } as Example;
      const bodies = [
        [400, 'application/json', '{"name":'],
        [400, 'application/json', '[]'],
        [400, 'application/json', ''],
        [415, 'text/plain', 'name=x'],
      ] as const;
      await Promise.all(
        bodies.map(async ([status, type, body]) => {
          const answer = await send(operation, example, { raw: { type, body } });
          expect([type, body, answer.status]).toEqual([type, body, status]);
        }),
      );
    },
  );

  it.each(named(withBody('application/json')))(
    '%s refuses each field of another type',
    async (_name, operation) => {
      const example = await exampleOf(operation);
      const { properties = {} } = (operation.bodies['application/json']?.schema ?? {}) as {
        properties?: Schema;
      };
      for (const field of Object.keys(properties)) {
        if (isForm(operation) && lenient.includes(field)) continue;
        const json = { ...example.json, [field]: { of: 'another type' } };
        const { status, body } = await send(operation, example, { json, form: undefined });
        expect([field, status]).toEqual([field, field === '_id' ? 404 : 422]);
        if (status === 422) expect(body).toHaveProperty('errors');
      }
    },
  );

  it.each(named(withBody('application/json')))(
    '%s refuses a body over a megabyte, or over what a table may have',
    async (name, operation) => {
      const example = await exampleOf(operation);
      const largest = tables[name] ?? 1024 * 1024;
      const body = JSON.stringify({ filler: 'x'.repeat(largest) });
      const { status } = await send(operation, example, {
        raw: { type: 'application/json', body },
        json: undefined,
      });
      expect(status).toBe(413);
    },
  );

  it.each(named(withBody('multipart/form-data')))(
    '%s refuses a form that breaks off',
    async (_name, operation) => {
      const { params, headers } = await exampleOf(operation);
      const raw = {
        type: 'multipart/form-data; boundary=b',
        body: '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx',
      };
      const { status } = await send(operation, { params, headers } as Example, { raw });
      expect(status).toBe(400);
    },
  );

  it.each(named(operations.filter(({ path }) => path.includes('{'))))(
    '%s answers 404 for what is not there',
    async (_name, operation) => {
      const { json, form, query } = await exampleOf(operation);
      const expectNone = async (id: string) => {
        const params = {
          ...{ id, kind: 'testimonial', part: id, match: id },
          ...{ confirmation: id, link: id, body: id, quarter: id, source: id, secret: id },
        };
        const { status } = await send(operation, { params, json, form, query } as Example);
        expect([id, status]).toEqual([id, 404]);
      };
      await Promise.all([unknownId, 'x', '%00', '..%2F..', 'a'.repeat(300)].map(expectNone));
    },
  );
});
