import { z } from 'zod';
import { settingTable } from '@/lib/domain/settings/schema';
import { moment, named } from '@/lib/server/http/openapi';
import { weekdays } from '@/lib/shared/time/weekdays';

const who = z.object({ _id: z.string(), name: z.string() });

export const rotation = named(
  'Rotation',
  z.object({
    _id: z.string(),
    source: who.nullable(),
    project: who.nullable(),
    /** 0 until somebody saves it. */
    version: z.number().int(),
    next: z.string().nullable(),
    places: z.array(z.object({ user: who, isOn: z.boolean(), hindrance: z.string() })),
  }),
);

export const leave = named(
  'Leave',
  z.object({ _id: z.string(), from: z.string(), until: z.string(), note: z.string() }),
);

const openHours = z.object({ opens: z.string(), closes: z.string() });

const member = who.extend({
  hours: openHours.extend({ days: z.array(z.enum(weekdays)) }).nullable(),
  leave: z.array(leave),
  today: z.number().int(),
  open: z.number().int(),
});

const reason = z.object({
  enquiry: z.string(),
  title: z.string(),
  at: moment,
  owner: z.string().nullable(),
  reason: z.string(),
});

export const overview = named(
  'RotationOverview',
  z.object({
    /** Programs read the names of this answer. */
    turns: z.array(rotation),
    people: z.array(member),
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
    reasons: z.array(reason),
    /** Minutes by which the host's scheduler may be late; null where there is none. */
    lateMinutes: z.number().int().nullable(),
  }),
);

export type Rotation = z.output<typeof rotation>;
export type Leave = z.output<typeof leave>;
export type RotationMember = z.output<typeof member>;
export type AssignmentReason = z.output<typeof reason>;
export type RotationOverview = z.output<typeof overview>;
