import { z } from 'zod';
import { assignmentLimits } from '@/lib/content/enquiries/assignment';
import { dayInput, idInput } from '@/lib/shared/enquiries/inputs';
import { clockTime, optionalText } from '@/lib/shared/parsing/fields';
import { weekdays } from '@/lib/shared/time/weekdays';

export const rotationInput = z
  .object({
    source: idInput.nullable().default(null),
    project: idInput.nullable().default(null),
    places: z
      .array(z.object({ user: idInput, isOn: z.boolean() }))
      .max(assignmentLimits.people, `At most ${assignmentLimits.people} people`)
      .refine(
        (places) => new Set(places.map(({ user }) => user)).size === places.length,
        'Somebody is listed twice',
      ),
    version: z.number().int().optional(),
  })
  .refine(({ source, project }) => source === null || project === null, {
    error: 'An allotment is for a source or for a project',
    path: ['project'],
  });

export const hoursInput = z
  .object({
    days: z.array(z.enum(weekdays, { error: 'Name days of the week' })).min(1, 'Choose a day'),
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'It ends before it begins', path: ['closes'] });

/** A JSON body cannot be null, so own hours are removed by `{ "hours": null }`. */
export const hoursChange = z.object({ hours: hoursInput.nullable() });

export const leaveInput = z
  .object({
    user: idInput,
    from: dayInput,
    until: dayInput,
    note: optionalText(assignmentLimits.noteMax).default(''),
  })
  .refine(({ from, until }) => from <= until, { error: 'It ends before it begins', path: ['until'] });

export type RotationInput = z.input<typeof rotationInput>;
export type HoursInput = z.input<typeof hoursInput>;
export type LeaveInput = z.input<typeof leaveInput>;
