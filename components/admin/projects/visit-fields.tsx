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
          A requested time is reserved for a day. Confirm it under Visits.
        </p>
      </div>
      <FieldControl
        {...field}
        name="visitHours"
        rows={4}
        placeholder="Monday to Saturday, 10:00 to 13:00"
        hint="One line for each period: Monday to Saturday, 10:00 to 13:00. If empty, the business hours in Settings apply."
      />
      <div className="grid gap-4 admin:grid-cols-2">
        <FieldControl
          fields={fields}
          form={form}
          name="visitMinutes"
          value={String(values.visitMinutes)}
          options={lengths}
          onChange={(minutes) => set('visitMinutes', Number(minutes))}
          hint="Visits start on the full or half hour."
        />
        <FieldControl
          fields={fields}
          form={form}
          name="visitsAtOnce"
          value={String(values.visitsAtOnce)}
          options={counts}
          onChange={(count) => set('visitsAtOnce', Number(count))}
          hint="How many families can visit at the same time."
        />
      </div>
      <FieldControl
        {...field}
        name="visitDaysOff"
        rows={3}
        placeholder="2026-12-25"
        hint="One line for each day without visits: 2026-12-25"
      />
    </div>
  );
}
