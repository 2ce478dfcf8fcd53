import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import { recordCalls, toWireSchema } from '@/lib/server/http/record-calls';
import { type AdminUnit, unitImport } from './dto';
import { type Unit, unitFields, unitStates } from './fields';
import { units } from './kind';
import { unitImportInput, unitStateInput } from './schema';

const beside = { projectId: z.string(), state: z.enum(unitStates) };

const unit: z.ZodType<Unit> = named('Unit', toWireSchema(unitFields, beside));

const adminUnit: z.ZodType<AdminUnit> = named(
  'UnitWithState',
  toWireSchema(unitFields, {
    ...beside,
    stateVersion: z.int(),
    hold: z
      .object({ heldUntil: z.string(), heldFor: z.string(), enquiryId: z.string().nullable() })
      .nullable(),
    stateBy: z.string().nullable(),
    stateAt: z.iso.datetime().nullable(),
  }),
);

const table = '/api/admin/projects/{id}/units.csv';
const state = '/api/admin/units/{id}/state';

const ownCalls: Call[] = [
  {
    method: 'get',
    path: table,
    summary: 'The units of a project as CSV, in the columns of the Authority',
    access: 'editor',
    answers: { 200: 'text/csv' },
  },
  {
    method: 'post',
    path: table,
    summary:
      'Import the units of such a table: new ones are added, known ones changed, wrong lines left out. A trial changes nothing. Only admins can import states',
    access: 'editor',
    body: { 'application/json': unitImportInput },
    answers: { 200: unitImport },
  },
  {
    method: 'get',
    path: '/api/admin/projects/{id}/units/pulse',
    summary: 'A text that changes when any unit of the project changes',
    access: 'sales',
    answers: { 200: z.object({ revision: z.string() }) },
  },
  {
    method: 'get',
    path: state,
    summary: 'A unit with its state and for whom it is blocked',
    access: 'sales',
    answers: { 200: adminUnit },
  },
  {
    method: 'put',
    path: state,
    summary:
      'Set the state of a unit. 409 if somebody has changed it since the given stateVersion: with the present unit and available units of the same kind',
    access: 'sales',
    body: { 'application/json': unitStateInput },
    answers: { 200: adminUnit },
    errors: [409],
  },
];

export const unitCalls: Call[] = [...recordCalls(units, { record: unit }), ...ownCalls];
