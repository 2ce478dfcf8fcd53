'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { ChevronDown } from '@/components/site/ui/icons';
import { useFieldError } from './field-errors';

const box =
  'w-full rounded-[2px] border border-control bg-field px-[18px] text-body transition-colors duration-[160ms] hover:border-ink focus-visible:outline-offset-2 aria-invalid:border-2 aria-invalid:border-error aria-invalid:px-[17px]';

type FieldProps = {
  id: string;
  name: string;
  label: string;
  /** Said at the right of the label. */
  note?: string | undefined;
  className?: string;
};

function Frame({
  id,
  label,
  note,
  className = '',
  errorId,
  error,
  children,
}: Omit<FieldProps, 'name'> & { errorId: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-small font-[550] leading-[1.4]">
          {label}
        </label>
        {note && <span className="text-small leading-[1.4] text-stone wrap-anywhere">{note}</span>}
      </div>
      {children}
      {error && (
        <p id={errorId} className="mt-2 text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
};

export function TextField({ type = 'text', autoComplete, maxLength, ...field }: TextFieldProps) {
  const { error, errorId, control } = useFieldError(field.id, field.name);
  return (
    <Frame {...field} error={error} errorId={errorId}>
      <input
        id={field.id}
        name={field.name}
        type={type}
        required
        autoComplete={autoComplete}
        maxLength={maxLength}
        {...control}
        className={`${box} h-[54px]`}
      />
    </Frame>
  );
}

export function MessageField({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  const { error, errorId, control } = useFieldError(field.id, field.name);
  return (
    <Frame {...field} error={error} errorId={errorId}>
      <textarea
        id={field.id}
        name={field.name}
        required
        maxLength={maxLength}
        {...control}
        className={`${box} block h-[148px] min-h-[148px] resize-y py-3.5`}
      />
    </Frame>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; name: string }[];
  /** Stands first and is no choice: the field must be filled in. */
  choose?: string;
};

export function SelectField({ options, choose, ...field }: SelectFieldProps) {
  const { error, errorId, control } = useFieldError(field.id, field.name);
  return (
    <Frame {...field} error={error} errorId={errorId}>
      <div className="relative">
        <select
          id={field.id}
          name={field.name}
          required={choose !== undefined}
          {...control}
          className={`${box} h-[54px] cursor-pointer appearance-none pr-12`}
        >
          {choose !== undefined && <option value="">{choose}</option>}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-[18px] -translate-y-1/2" />
      </div>
    </Frame>
  );
}
