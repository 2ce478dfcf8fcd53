import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminCredentials, call, logIn } from '../../support/contract/api';
import { querySql, withoutTable } from '../../support/database/sql';

const unknownId = '01900000-0000-7000-8000-000000000000';
let token = '';

beforeAll(async () => {
  token = await logIn();
});

/** Nothing of what went wrong inside is told: one sentence, and no stack. */
function expectFailure(answer: Awaited<ReturnType<typeof call>>, status: number, message: string): void {
  expect(answer).toMatchObject({ status, body: { message } });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(Object.keys(answer.body as object)).toEqual(['message']);
}

describe('what nobody foresaw is answered with 500 and the sentence of its call', () => {
  const project = { name: 'Never kept', status: 'ongoing' };

  // proves: API-4, API-10
  it.each([
    ['GET', '/api/admin/projects', undefined, 'Failed to fetch projects'],
    ['GET', `/api/admin/projects/${unknownId}`, undefined, 'Failed to fetch projects'],
    ['POST', '/api/admin/projects', project, 'Failed to add project'],
    ['PUT', `/api/admin/projects/${unknownId}`, project, 'Failed to update project'],
    ['PATCH', `/api/admin/projects/${unknownId}`, project, 'Failed to update project'],
    ['DELETE', `/api/admin/projects/${unknownId}`, undefined, 'Failed to delete project'],
  ] as const)('%s %s', async (method, path, json, message) => {
    await withoutTable('project', async () => {
      expectFailure(await call(method, path, { token, json }), 500, message);
    });
  });

  // proves: API-4
  it('a call that has no sentence of its own says that an error occurred', async () => {
    const json = { name: 'R. Rai', title: 'Owner, Areca Court', quote: 'Never kept.' };
    await withoutTable('testimonial', async () => {
      expectFailure(await call('POST', '/api/testimonials', { token, json }), 500, 'An error occurred');
    });
  });

  // proves: AUTH-2
  it('a log-in and a registration say that they failed', async () => {
    await withoutTable('session', async () => {
      const answer = await call('POST', '/api/admin/auth/login', { json: adminCredentials });
      expectFailure(answer, 500, 'Login failed');
    });
    const email = `${randomUUID()}@example.com`;
    const json = { name: 'Meera', email, password: 'laterite-monsoon-44' };
    await withoutTable('audit_entry', async () => {
      const answer = await call('POST', '/api/admin/auth/register', { token, json });
      expectFailure(answer, 500, 'Registration failed');
    });
    expect(await querySql('select id from "user" where email = $1', [email])).toEqual([]);
  });
});
