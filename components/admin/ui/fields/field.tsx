import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes';

export type FieldProps = {
  id: string;
  label: string;
  need?: 'required' | 'optional' | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-[14px] text-error leading-5 admin:text-[13px]">
      <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export function Field({ id, label, need, hint, error, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-[550] admin:text-[13px] leading-[18px]">
        {label} {need && <span className="font-normal text-stone">{need}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-required': need === 'required' || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p
          id={hintId}
          className="mt-1 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
        >
          {hint}
        </p>
      )}
      <FieldNotes id={id} />
    </div>
  );
}
