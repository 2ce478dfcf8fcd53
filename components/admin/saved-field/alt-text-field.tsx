'use client';

import { Info } from 'lucide-react';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import type { SavedField } from './use-saved-field';

type AltTextFieldProps = {
  id: string;
  label: string;
  of: string;
  placeholder: string;
  hint: string;
  field: SavedField;
};

export function AltTextField({ id, label, of, placeholder, hint, field }: AltTextFieldProps) {
  const { value, saved, state, failure, isConflict, change, save, takeSaved } = field;
  const submit = () => {
    const typed = value.trim();
    if (typed !== saved && state !== 'saving') void save(typed);
  };
  const isMissing = value.trim() === '' && failure === null;
  const stateText = { still: '', saving: 'Saving…', saved: 'Saved' }[state];
  return (
    <div>
      <div className="admin-box relative flex h-12 items-center rounded-[2px] border border-control bg-field admin:h-[34px]">
        <label
          htmlFor={id}
          className="shrink-0 border-line border-r px-2.5 text-[13px] text-stone leading-4 admin:text-xs"
        >
          {label}
          <span className="sr-only"> {of}</span>
        </label>
        <input
          id={id}
          value={value}
          maxLength={300}
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={isMissing ? `${id}-hint` : undefined}
          onChange={(event) => change(event.target.value)}
          // A conflict needs an explicit choice; a blur must not overwrite.
          onBlur={() => !isConflict && submit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit();
            if (event.key === 'Escape') takeSaved();
          }}
          className="h-full min-w-0 flex-1 text-ellipsis bg-transparent px-2.5 outline-none! admin:text-[13px]"
        />
        <span role="status" className="pr-2.5 text-[13px] text-success empty:hidden">
          {stateText}
        </span>
      </div>
      {isMissing && (
        <p
          id={`${id}-hint`}
          className="mt-1 flex items-start gap-1.5 text-[14px] text-warning leading-[18px] admin:text-[12.5px]"
        >
          <Info size={13} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          {hint}
        </p>
      )}
      <FieldFailure fieldId={id} field={field} saved={saved} />
    </div>
  );
}
