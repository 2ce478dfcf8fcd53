'use client';

import { newRecordId } from '@/components/admin/session/unsaved-work';
import { useSavedDialog } from '@/components/admin/session/use-saved-dialog';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { SelectField, TextField } from '@/components/admin/ui/fields/text-field';
import { assignmentLimits } from '@/lib/content/enquiries/assignment';
import { addLeaveAction } from '@/lib/domain/assignment/actions';
import type { RotationMember } from '@/lib/domain/assignment/dto';

type LeaveDialogProps = { people: RotationMember[]; today: string; onClose: () => void };

export function LeaveDialog({ people, today, onClose }: LeaveDialogProps) {
  const unsaved = useUnsavedValues('leave', newRecordId, { user: '', from: today, until: today, note: '' });
  const { values: leave, set } = unsaved;
  const close = () => {
    unsaved.forget();
    onClose();
  };
  const { form, errors } = useSavedDialog(() => addLeaveAction(leave), close);
  return (
    <FormDialog
      title="Add leave"
      submit="Add leave"
      form={form}
      isRestored={unsaved.isRestored}
      onClose={close}
    >
      <SelectField
        id="leave-user"
        label="Person"
        value={leave.user}
        none="Choose who"
        options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={errors.user}
        onChange={(user) => set({ user })}
      />
      <div className="grid gap-3 admin:grid-cols-2">
        <TextField
          id="leave-from"
          label="First day"
          type="date"
          value={leave.from}
          error={errors.from}
          onChange={(from) => set(from > leave.until ? { from, until: from } : { from })}
        />
        <TextField
          id="leave-until"
          label="Last day"
          type="date"
          value={leave.until}
          min={leave.from}
          error={errors.until}
          onChange={(until) => set({ until })}
        />
      </div>
      <TextField
        id="leave-note"
        label="Note"
        need="optional"
        maxLength={assignmentLimits.noteMax}
        value={leave.note}
        error={errors.note}
        hint="Only the team sees it."
        onChange={(note) => set({ note })}
      />
    </FormDialog>
  );
}
