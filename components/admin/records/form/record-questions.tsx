'use client';

import { type Conflict, ConflictDialog } from './conflict-dialog';
import { LeaveDialog } from './leave-dialog';
import type { RecordForm } from './use-record-form';

type RecordQuestionsProps = {
  form: RecordForm;
  name: string;
  conflict: Conflict | null;
};

export function RecordQuestions({ form, name, conflict }: RecordQuestionsProps) {
  const { guard, discard, keepUnsaved } = form;
  return (
    <>
      {guard.isAsking && (
        <LeaveDialog
          name={name}
          onDiscard={() => {
            discard();
            guard.leave();
          }}
          onLeave={() => {
            keepUnsaved();
            guard.leave();
          }}
          onStay={guard.stay}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} form={form} />}
    </>
  );
}
