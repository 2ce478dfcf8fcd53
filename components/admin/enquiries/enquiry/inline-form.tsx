import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';

type InlineFormProps = {
  saveText: string;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function InlineForm({ saveText, isBusy, onSave, onClose, children }: InlineFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="my-1 grid gap-2 admin:flex admin:max-w-xl admin:flex-wrap admin:items-end"
    >
      {children}
      <div className="flex gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {saveText}
        </Button>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
