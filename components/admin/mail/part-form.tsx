import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { RestoredLine } from '@/components/admin/ui/notices/restored-line';
import { Spinner } from '@/components/admin/ui/spinner';

type PartFormProps = {
  form: { failure: string | null; isBusy: boolean; onSubmit: (event: FormEvent) => void };
  submit: string;
  onCancel: (() => void) | null;
  isRestored?: boolean;
  children: ReactNode;
};

export function PartForm({ form, submit, onCancel, isRestored = false, children }: PartFormProps) {
  const { failure, isBusy, onSubmit } = form;
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-3">
      <RestoredLine isShown={isRestored} />
      <FailureLine>{failure}</FailureLine>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy && <Spinner />}
          {submit}
        </Button>
        {onCancel && (
          <Button look="ghost" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
