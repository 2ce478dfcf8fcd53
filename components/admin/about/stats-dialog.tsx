'use client';

import { listDifferences } from '@/components/admin/records/form/differences';
import { formFields } from '@/components/admin/records/form/field-control';
import { RecordNotices } from '@/components/admin/records/form/record-form-parts';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { Field } from '@/components/admin/ui/fields/field';
import { type AboutStatsRecord, aboutFields } from '@/lib/domain/about/fields';
import { counters } from './counters';
import { notANumber, useStatsForm } from './stats-form';

const fields = formFields(aboutFields, (path) => `stats-${path}`);

type StatsDialogProps = { record: AboutStatsRecord | null; onSaved: () => void; onClose: () => void };

export function StatsDialog({ record, onSaved, onClose }: StatsDialogProps) {
  const form = useStatsForm(record, onSaved);
  const { values, input, set, errorOf, conflict, editorRound } = form;
  return (
    <RecordDialog
      form={form}
      texts={{
        title: record ? 'Edit Stats' : 'Add Stats',
        submit: record ? 'Save' : 'Add',
        name: 'the stats',
        saved: 'Shown on the home page and on About Us',
      }}
      layout={{ width: 520 }}
      conflict={
        conflict && {
          kind: 'record',
          name: 'The stats',
          differences: listDifferences(aboutFields, input, conflict),
        }
      }
      onClose={onClose}
    >
      <RecordNotices form={form} fields={fields} isQuiet />
      <div className="grid gap-4 admin:grid-cols-2">
        {counters.map(({ name }) => (
          <Field key={name} id={fields.idOf(name)} label={fields.labelOf(name)} error={errorOf(name)}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                step={1}
                inputMode="numeric"
                defaultValue={values[name]}
                key={editorRound}
                autoComplete="off"
                onChange={({ target }) => set(name, target.validity.badInput ? notANumber : target.value)}
                // The wheel scrolls the page and must not change a number.
                onWheel={({ currentTarget }) => currentTarget.blur()}
                className="admin-field"
              />
            )}
          </Field>
        ))}
      </div>
    </RecordDialog>
  );
}
