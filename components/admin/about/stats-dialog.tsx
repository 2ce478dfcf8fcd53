'use client';

import { type FormEvent, useId } from 'react';
import { ConflictDialog } from '@/components/admin/records/conflict-dialog';
import { keepDifferences } from '@/components/admin/records/differences';
import {
  FailureSummary,
  LeaveQuestion,
  RestoredNotice,
  SavingState,
  SubmitButton,
  useErrorFocus,
  useSaveKey,
} from '@/components/admin/records/record-form-parts';
import { Button } from '@/components/admin/ui/button';
import { Field } from '@/components/admin/ui/field';
import { Modal } from '@/components/admin/ui/modal';
import type { AboutStatsRecord } from '@/lib/domain/about/dto';
import { counters, notANumber, useStatsForm } from './stats-form';

const fieldId = (path: string) => `stats-${path}`;
const labelOf = (path: string) => counters.find(({ name }) => name === path)?.long ?? path;

type StatsDialogProps = { record: AboutStatsRecord | null; onSaved: () => void; onClose: () => void };

/** ADS-1: the four numbers. What fails is said in a line of the form, without toast or alert (ADX-3). */
export function StatsDialog({ record, onSaved, onClose }: StatsDialogProps) {
  const formId = useId();
  const form = useStatsForm(record, onSaved);
  const { values, set, errorOf, conflict, isSaving } = form;
  useSaveKey(() => void (conflict || form.guard.isAsking ? undefined : form.save()));
  useErrorFocus(form.failure, fieldId);

  const close = () => {
    if (!isSaving) form.guard.ask(onClose);
  };

  return (
    <Modal
      title={record ? 'Edit Stats' : 'Add Stats'}
      width={520}
      onClose={close}
      footer={
        <>
          <SavingState form={form} missing="" saved="Shown on the home page and on About Us" />
          <Button look="ghost" onClick={close} disabled={isSaving} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <SubmitButton form={form} formId={formId} words={record ? 'Save' : 'Add'} />
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.save();
        }}
        className="px-4 pt-5 pb-6 admin:px-6"
      >
        <RestoredNotice form={form} />
        <FailureSummary form={form} fieldId={fieldId} labelOf={labelOf} isQuiet />
        <div className="grid gap-4 admin:grid-cols-2">
          {counters.map(({ name, long }) => (
            <Field key={name} id={fieldId(name)} label={long} error={errorOf(name)}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={0}
                  step={1}
                  inputMode="numeric"
                  defaultValue={values[name]}
                  key={form.editorRound}
                  autoComplete="off"
                  onChange={({ target }) => set(name, target.validity.badInput ? notANumber : target.value)}
                  // A wheel over the page must not change a number.
                  onWheel={({ currentTarget }) => currentTarget.blur()}
                  className="admin-field"
                />
              )}
            </Field>
          ))}
        </div>
      </form>
      <LeaveQuestion form={form} name="the stats" />
      {conflict && (
        <ConflictDialog
          kind="record"
          name="The stats"
          message={form.conflictMessage}
          differences={keepDifferences(
            counters.map(({ name, long }) => ({
              field: name,
              label: long,
              mine: values[name],
              theirs: String(conflict[name]),
            })),
          )}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.goOn}
        />
      )}
    </Modal>
  );
}
