'use client';

import { FieldControl } from '@/components/admin/records/form/field-control';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { FieldError } from '@/components/admin/ui/fields/field';
import { visitLengths, visitLimits } from '@/lib/content/visits';
import { fieldId, fields, type PartProps } from './project-fields';

const lengths = visitLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

const counts = Array.from({ length: visitLimits.mostAtOnce }, (_, at) => String(at + 1)).map((count) => ({
  value: count,
  label: count,
}));

export function VisitFields({ form }: PartProps) {
  const { values, set, errorOf } = form;
  const field = { fields, form };
  const error = errorOf('visitsOn');
  const id = fieldId('visitsOn');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 font-[550] admin:min-h-6">
          <Checkbox
            id={id}
            isOn={values.visitsOn}
            describedBy={error ? `${id}-error` : `${id}-hint`}
            onChange={(isOn) => set('visitsOn', isOn)}
          />
          Offer times for a visit on the website
        </label>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <p id={`${id}-hint`} className="text-stone admin:text-[13px]">
          Whoever asks for one holds it for a day. You confirm it under Visits.
        </p>
      </div>
      <FieldControl
        {...field}
        name="visitHours"
        rows={4}
        placeholder="Monday to Saturday, 10:00 to 13:00"
        hint="A line for each span: Monday to Saturday, 10:00 to 13:00. Left empty, the business hours in Settings count."
      />
      <div className="grid gap-4 admin:grid-cols-2">
        <FieldControl
          fields={fields}
          form={form}
          name="visitMinutes"
          value={String(values.visitMinutes)}
          options={lengths}
          onChange={(minutes) => set('visitMinutes', Number(minutes))}
          hint="Times begin on the full or the half hour."
        />
        <FieldControl
          fields={fields}
          form={form}
          name="visitsAtOnce"
          value={String(values.visitsAtOnce)}
          options={counts}
          onChange={(count) => set('visitsAtOnce', Number(count))}
          hint="How many families can be shown round at one time."
        />
      </div>
      <FieldControl
        {...field}
        name="visitDaysOff"
        rows={3}
        placeholder="2026-12-25"
        hint="A line for each day on which nobody is shown round: 2026-12-25"
      />
    </div>
  );
}
