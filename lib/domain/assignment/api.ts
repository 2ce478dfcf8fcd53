import 'server-only';
import { z } from 'zod';
import { settingTable } from '@/lib/domain/settings/schema';
import { type Call, moment, named, said } from '@/lib/server/http/openapi';
import { weekdays } from '@/lib/shared/time/weekdays';
import type { Leave, Rotation, RotationOverview } from './dto';
import { hoursChange, leaveInput, rotationInput } from './schema';

const who = z.object({ _id: z.string(), name: z.string() });

const turn: z.ZodType<Rotation> = named(
  'Turn',
  z.object({
    _id: z.string(),
    source: who.nullable(),
    project: who.nullable(),
    version: z.number().int(),
    next: z.string().nullable(),
    places: z.array(z.object({ user: who, isOn: z.boolean(), hindrance: z.string() })),
  }),
);

const leave: z.ZodType<Leave> = named(
  'Leave',
  z.object({ _id: z.string(), from: z.string(), until: z.string(), note: z.string() }),
);

const openHours = z.object({ opens: z.string(), closes: z.string() });

const turns: z.ZodType<RotationOverview> = named(
  'Turns',
  z.object({
    turns: z.array(turn),
    people: z.array(
      who.extend({
        hours: openHours.extend({ days: z.array(z.enum(weekdays)) }).nullable(),
        leave: z.array(leave),
        today: z.number().int(),
        open: z.number().int(),
      }),
    ),
    clock: settingTable.clock.schema,
    hours: z.array(
      z.object({
        days: z.string(),
        time: z.string(),
        opens: z.string().nullable(),
        closes: z.string().nullable(),
      }),
    ),
    holidays: z.array(z.object({ day: z.string(), name: z.string() })),
    reasons: z.array(
      z.object({
        enquiry: z.string(),
        title: z.string(),
        at: moment,
        owner: z.string().nullable(),
        reason: z.string(),
      }),
    ),
    lateMinutes: z.number().int().nullable(),
  }),
);

export const assignmentCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/turns',
    summary: 'Who is given enquiries by turn, when people are here, and why each of today is whose it is',
    access: 'sales',
    answers: { 200: turns },
  },
  {
    method: 'put',
    path: '/api/admin/turns',
    summary: 'Keep a turn as a whole: for all enquiries, for a source or for a project',
    access: 'admin',
    body: { 'application/json': rotationInput },
    answers: { 200: z.array(turn) },
    errors: [409],
  },
  {
    method: 'post',
    path: '/api/admin/turns/leave',
    summary: 'Keep that somebody is away on some days',
    access: 'admin',
    body: { 'application/json': leaveInput },
    answers: { 201: leave },
  },
  {
    method: 'delete',
    path: '/api/admin/turns/leave/{id}',
    summary: 'Take a leave away',
    access: 'admin',
    answers: { 200: said },
  },
  {
    method: 'put',
    path: '/api/admin/turns/people/{id}/hours',
    summary: 'Keep when somebody works; null is when the office is open',
    access: 'admin',
    body: { 'application/json': hoursChange },
    answers: { 200: said },
  },
  {
    method: 'post',
    path: '/api/admin/turns/people/{id}/give',
    summary: 'Give the open enquiries of somebody to the others by turn',
    access: 'admin',
    answers: { 200: z.object({ given: z.number().int() }) },
  },
];
