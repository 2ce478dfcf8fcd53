'use client';

import { type FormEvent, useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { Spinner } from '@/components/admin/ui/spinner';
import { moveProjectAction } from '@/lib/domain/projects/actions';
import type { Project } from '@/lib/domain/projects/fields';

type MoveProjectProps = {
  project: Project;
  total: number;
  onMoved: (position: number) => void;
  onCancel: () => void;
};

export function MoveProject({ project, total, onMoved, onCancel }: MoveProjectProps) {
  const id = useId();
  const { values, set, forget } = useUnsavedValues('project position', project._id, { position: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const move = async (event: FormEvent) => {
    event.preventDefault();
    const position = Number(values.position);
    if (!Number.isInteger(position) || position < 1 || position > total) {
      return setError(`Give a whole number from 1 to ${total}`);
    }
    setError(undefined);
    setIsBusy(true);
    const result = await askServer(() => moveProjectAction(project._id, position));
    setIsBusy(false);
    if (!result.ok) return setError(`It was not moved. ${result.error.message}`);
    forget();
    onMoved(result.data.position);
  };
  const cancel = () => {
    forget();
    onCancel();
  };

  return (
    <Modal
      title={`Move “${project.name}”`}
      layout={{ width: 460 }}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={`${id}-form`} look="primary" disabled={isBusy}>
            {isBusy && <Spinner />}
            Move
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={move} className="px-4 pt-5 pb-6 admin:px-6">
        <TextField
          id={`${id}-position`}
          label="Position"
          hint={`From 1 to ${total}; the projects after it move by one.`}
          error={error}
          inputMode="numeric"
          value={values.position}
          onChange={(position) => set({ position })}
        />
      </form>
    </Modal>
  );
}
