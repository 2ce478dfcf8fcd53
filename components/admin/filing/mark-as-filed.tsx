'use client';

import { CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { toastSuccess } from '@/components/admin/ui/notices/toaster';
import { markAsFiledAction } from '@/lib/domain/filing/actions';
import { nameQuarter } from '@/lib/shared/filing/quarters';
import type { AskedPack } from './pack-href';

type MarkAsFiledProps = { asked: AskedPack; today: string };

const fieldId = (name: string) => `filed-${name}`;

function FiledDialog({ asked, today, onClose }: MarkAsFiledProps & { onClose: () => void }) {
  const { projectId, quarter, number } = asked;
  const { values, set, forget, isRestored } = useUnsavedValues(
    'filing',
    `${projectId} ${quarter} ${number}`,
    {
      filedOn: today,
      filedBy: '',
    },
  );
  const router = useRouter();
  const close = () => {
    forget();
    onClose();
  };
  const form = useActionForm({
    act: () => markAsFiledAction(projectId, quarter, { number, ...values }),
    fieldId,
    onDone: () => {
      toastSuccess('Marked as filed. The files are stored as they are now.');
      close();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={`${nameQuarter(quarter)} was filed`}
      submit="Mark as filed"
      form={form}
      isRestored={isRestored}
      onClose={close}
    >
      <p className="text-ink-2">
        The files are created once more and stored with their hash. They never change.
      </p>
      <TextField
        id={fieldId('filedOn')}
        label="Filed on"
        need="required"
        error={form.errors.filedOn}
        required
        type="date"
        max={today}
        value={values.filedOn}
        onChange={(filedOn) => set({ filedOn })}
      />
      <TextField
        id={fieldId('filedBy')}
        label="Filed by"
        need="required"
        error={form.errors.filedBy}
        required
        maxLength={160}
        value={values.filedBy}
        onChange={(filedBy) => set({ filedBy })}
      />
    </FormDialog>
  );
}

export function MarkAsFiled(props: MarkAsFiledProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <CircleCheck size={16} strokeWidth={1.6} aria-hidden="true" />
        Mark as filed
      </Button>
      {isOpen && <FiledDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
