import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '@/app/api/openapi.json/document';
import { isInternal } from '@/lib/shared/parsing/internal-fields';

/** All that anybody may call. A call that is added here was meant to be public. */
const publicCalls = [
  'GET /api/about',
  // Spec 6: the list call of the hero sends no authorization header.
  'GET /api/admin/hero',
  'GET /api/board',
  'GET /api/board/{id}',
  'GET /api/brands',
  'GET /api/handovers',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/hero',
  'GET /api/in/{source}/{secret}',
  'GET /api/openapi.json',
  'GET /api/projects',
  'GET /api/projects/featured',
  'GET /api/projects/{id}',
  'GET /api/testimonials',
  'GET /api/v1/visits/calendar',
  'POST /api/admin/auth/login',
  'POST /api/in/{source}/{secret}',
  'POST /api/v1/callbacks',
  'POST /api/v1/careers',
  'POST /api/v1/enquiries',
  'POST /api/v1/landowners',
  'POST /api/v1/newsletter',
  'POST /api/v1/partners',
  'POST /api/v1/partners/buyers',
  'POST /api/v1/press',
  'POST /api/v1/visits',
  'POST /api/v1/visits/cancel',
  'POST /api/v1/visits/change',
];

/** What whoever is signed in may call. */
const ownCalls = [
  'GET /api/admin/auth/me',
  'POST /api/admin/auth/confirm',
  'POST /api/admin/auth/logout',
  'POST /api/admin/auth/password',
];

/** What sales may call as well as an admin. */
const callsOfSales = [
  'DELETE /api/admin/enquiries/{id}/confirmations/{confirmation}',
  'DELETE /api/admin/enquiries/{id}/documents/{link}',
  'DELETE /api/admin/enquiries/{id}/matches/{match}',
  'DELETE /api/admin/push-subscriptions/{id}',
  'GET /api/admin/assignment',
  'GET /api/admin/enquiries',
  'GET /api/admin/enquiries.csv',
  'GET /api/admin/enquiries/pulse',
  'GET /api/admin/enquiries/{id}',
  'GET /api/admin/figures/google.csv',
  'GET /api/admin/figures/sources.csv',
  'GET /api/admin/projects/{id}/units/pulse',
  'GET /api/admin/push-subscriptions',
  'GET /api/admin/subscribers',
  'GET /api/admin/subscribers.csv',
  'GET /api/admin/units/{id}/state',
  'GET /api/admin/visits',
  'GET /api/admin/visits/{id}',
  'PATCH /api/admin/enquiries/{id}',
  'POST /api/admin/enquiries/{id}/answers',
  'POST /api/admin/enquiries/{id}/confirmations',
  'POST /api/admin/enquiries/{id}/documents/{link}',
  'POST /api/admin/enquiries/{id}/matches',
  'POST /api/admin/enquiries/{id}/notes',
  'POST /api/admin/push-subscriptions',
  'POST /api/admin/push-subscriptions/key',
  'POST /api/admin/visits',
  'POST /api/admin/visits/{id}',
  'PUT /api/admin/units/{id}/state',
];

/** What an admin alone may call: users, what is erased for good, what comes by the thousand, and how the site is built. */
const callsOfAdmins = [
  'DELETE /api/admin/assignment/leave/{id}',
  'DELETE /api/admin/enquiries/{id}/contact',
  'DELETE /api/admin/sessions/{id}',
  'DELETE /api/admin/subscribers/{id}',
  'DELETE /api/admin/users/{id}',
  'GET /api/admin/enquiries/{id}/contact',
  'GET /api/admin/enquiries/{id}/cv',
  'GET /api/admin/partners',
  'GET /api/admin/partners.csv',
  'GET /api/admin/partners/{id}',
  'GET /api/admin/sessions',
  'GET /api/admin/sources/{id}/bodies/{body}',
  'GET /api/admin/sources/{id}/claims',
  'GET /api/admin/users',
  'GET /api/docs',
  'PATCH /api/admin/partners/{id}',
  'PATCH /api/admin/users/{id}',
  'POST /api/admin/assignment/leave',
  'POST /api/admin/assignment/members/{id}/hand-over',
  'POST /api/admin/auth/register',
  'POST /api/admin/enquiries/import',
  'POST /api/admin/projects/{id}/filing/{quarter}',
  'POST /api/admin/users',
  'PUT /api/admin/assignment',
  'PUT /api/admin/assignment/members/{id}/hours',
  'PUT /api/admin/figures/spend',
];

const namesOf = (access: string) =>
  calls
    .filter((call) => call.access === access)
    .map(({ method, path: address }) => `${method.toUpperCase()} ${address}`)
    .toSorted();

test('the document calls public what is public, and nothing else', () => {
  expect(namesOf('public')).toEqual(publicCalls);
});

test('the document opens to each role what it may, and nothing else', () => {
  expect(namesOf('user')).toEqual(ownCalls);
  expect(namesOf('sales')).toEqual(callsOfSales);
  expect(namesOf('admin')).toEqual(callsOfAdmins);
});

test('every other call is of content, for editors, or for schedules', () => {
  expect(namesOf('cron')).toEqual(['GET /api/cron']);
  const open = [...publicCalls, ...ownCalls, ...callsOfSales, ...callsOfAdmins, ...namesOf('cron')];
  expect(namesOf('editor').length).toBe(calls.length - open.length);
});

test('no public call answers with an internal field', () => {
  const internalFields = calls
    .filter(({ access }) => access === 'public')
    .flatMap((call) =>
      Object.values(call.answers).flatMap((answer) => {
        const found: string[] = [];
        if (!(answer instanceof z.ZodType)) return found;
        z.toJSONSchema(answer, {
          io: 'output',
          unrepresentable: 'any',
          // The type of this callback knows Zod's core alone; every schema here is of Zod itself.
          override: ({ zodSchema, path: at }) => {
            if (isInternal(zodSchema as object as z.ZodType)) found.push(`${call.path}: ${at.join('.')}`);
          },
        });
        return found;
      }),
    );
  expect(internalFields).toEqual([]);
});

/** Every handler of the site that is no page, by the file that answers it. */
function listRoutes(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^route\.tsx?$/.test(path.basename(file)))
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .filter((route) => !route.startsWith('api/'))
    .sort();
}

test('outside of the API nothing answers but pictures, icons, cards, open documents, brochures, the links of mails, what an installed office is made of and what our own server asks', () => {
  expect(listRoutes('app')).toEqual([
    'admin/manifest.webmanifest',
    'admin/offline',
    'admin/sw.js',
    'brand-icon/[name]',
    'confirm',
    'document',
    'documents/[id]',
    'projects/[id]/brochure',
    'share/[name]',
    'share/board/[id]',
    'share/projects/[id]',
    'share/qr/[id]',
    'uploads/[...path]',
    'withdraw',
  ]);
});
