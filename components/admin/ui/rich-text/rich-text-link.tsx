'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';

type LinkFormProps = {
  current: string;
  onApply: (typed: string) => boolean;
  onRemove: () => void;
  onClose: () => void;
};

export function LinkForm({ current, onApply, onRemove, onClose }: LinkFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(current);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => setIsWrong(!onApply(typed));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Enter of the field inside; a form may not stand in a form
    <div
      data-keeps-escape=""
      className="border-hairline border-b bg-paper px-3 py-2.5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        apply();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-[550] admin:text-[13px]">
          Link address
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it opens on the person's own command
          autoFocus
          type="text"
          inputMode="url"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          className="admin-field min-w-40 flex-1"
        />
        <Button look="secondary" onClick={apply}>
          Set link
        </Button>
        {current && <Button onClick={onRemove}>Remove link</Button>}
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {isWrong && (
        <FieldError id={`${id}-error`}>Type a web address, an e-mail address or tel: and a number</FieldError>
      )}
    </div>
  );
}
