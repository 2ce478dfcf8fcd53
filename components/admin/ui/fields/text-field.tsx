import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Own<Control extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Control>,
  'id' | 'className' | 'children' | 'onChange'
> &
  Omit<FieldProps, 'children'> & { onChange: (value: string) => void };

type TextFieldProps = Own<'input'> & {
  unit?: string | undefined;
};

export function TextField({ id, label, need, hint, error, unit, onChange, ...own }: TextFieldProps) {
  return (
    <Field {...{ id, label, need, hint, error }}>
      {(control) => (
        <span className="relative block">
          <input
            autoComplete="off"
            {...own}
            {...control}
            onChange={(event) => onChange(event.target.value)}
            className={`admin-field ${unit ? 'pr-14!' : ''}`}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-[13px] text-stone">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

export function TextArea({ id, label, need, hint, error, onChange, ...own }: Own<'textarea'>) {
  return (
    <Field {...{ id, label, need, hint, error }}>
      {(control) => (
        <textarea
          {...own}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className="admin-field h-auto! resize-y py-2!"
        />
      )}
    </Field>
  );
}

export type Option = { value: string; label: string };

type SelectFieldProps = Own<'select'> & {
  options: Option[];
  none?: string | undefined;
};

export function SelectField({
  id,
  label,
  need,
  hint,
  error,
  options,
  none,
  onChange,
  ...own
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, need, hint, error }}>
      {(control) => (
        <select
          {...own}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className="admin-field"
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
