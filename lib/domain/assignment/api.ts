import 'server-only';
import { z } from 'zod';
import { settingTable } from '@/lib/domain/settings/schema';
import { type Call, moment, named, said } from '@/lib/server/http/openapi';
import { weekdays } from '@/lib/shared/time/weekdays';
import type { Leave, Rotation, RotationOverview } from './dto';
import { hoursChange, leaveInput, rotationInput } from './schema';

const who = z.object({ _id: z.string(), name: z.string() });

const rotation: z.ZodType<Rotation> = named(
  'Rotation',
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

const overview: z.ZodType<RotationOverview> = named(
  'RotationOverview',
  z.object({
    turns: z.array(rotation),
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
    path: '/api/admin/assignment',
    summary: 'The rotations, working hours and leave, and the owner of each enquiry of today with the reason',
    access: 'sales',
    answers: { 200: overview },
  },
  {
    method: 'put',
    path: '/api/admin/assignment',
    summary: 'Replace a rotation: the default one, or that of a source or project',
    access: 'admin',
    body: { 'application/json': rotationInput },
    answers: { 200: z.array(rotation) },
    errors: [409],
  },
  {
    method: 'post',
    path: '/api/admin/assignment/leave',
    summary: 'Add leave of a member of sales',
    access: 'admin',
    body: { 'application/json': leaveInput },
    answers: { 201: leave },
  },
  {
    method: 'delete',
    path: '/api/admin/assignment/leave/{id}',
    summary: 'Remove leave',
    access: 'admin',
    answers: { 200: said },
  },
  {
    method: 'put',
    path: '/api/admin/assignment/members/{id}/hours',
    summary: 'Set working hours; null means office hours',
    access: 'admin',
    body: { 'application/json': hoursChange },
    answers: { 200: said },
  },
  {
    method: 'post',
    path: '/api/admin/assignment/members/{id}/hand-over',
    summary: 'Hand the open enquiries of a member over to the others',
    access: 'admin',
    answers: { 200: z.object({ given: z.number().int() }) },
  },
];
