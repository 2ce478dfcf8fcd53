import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { ChevronDown } from '@/components/site/ui/icons';

const box =
  'w-full rounded-[2px] border border-control bg-field px-[18px] text-body hover:border-ink focus-visible:outline-offset-2 aria-invalid:border-2 aria-invalid:border-error aria-invalid:px-[17px]';

type FieldProps = {
  id: string;
  name: string;
  label: string;
  note?: string | undefined;
  value?: string;
  error?: string | undefined;
  isOptional?: boolean;
  hint?: string | undefined;
  className?: string;
};

type FrameProps = Omit<FieldProps, 'name' | 'value'> & { children: ReactNode };

const hintIdOf = (id: string) => `${id}-hint`;

const errorIdOf = (id: string) => `${id}-error`;

const controlProps = ({ id, name, value, error, hint }: FieldProps) => ({
  id,
  name,
  defaultValue: value,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ') || undefined,
});

function Frame({ id, label, note, error, hint, className, children }: FrameProps) {
  return (
    <div data-field="" className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-small font-[550] leading-[1.4]">
          {label}
        </label>
        {note && <span className="text-small leading-[1.4] text-stone wrap-anywhere">{note}</span>}
      </div>
      {children}
      {hint && (
        <p id={hintIdOf(id)} className="mt-2 text-small text-stone wrap-anywhere">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorIdOf(id)} className="mt-2 text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'decimal';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
};

export function TextField({ type = 'text', inputMode, autoComplete, maxLength, ...field }: TextFieldProps) {
  return (
    <Frame {...field}>
      <input
        {...controlProps(field)}
        type={type}
        inputMode={inputMode}
        required={!field.isOptional}
        autoComplete={autoComplete}
        maxLength={maxLength}
        className={`${box} h-[54px]`}
      />
    </Frame>
  );
}

type DayFieldProps = FieldProps & {
  children?: ReactNode;
};

/** Optional by default. */
export function DayField({ children, isOptional = true, ...field }: DayFieldProps) {
  return (
    <Frame {...field}>
      <input
        {...controlProps(field)}
        type="date"
        required={!isOptional}
        className={`${box} h-[54px] appearance-none`}
      />
      {children}
    </Frame>
  );
}

export function FileField({ maxBytes, ...field }: FieldProps & { maxBytes: number }) {
  return (
    <Frame {...field}>
      <input
        {...controlProps(field)}
        type="file"
        accept="application/pdf,.pdf"
        required={!field.isOptional}
        data-max-bytes={maxBytes}
        className={`${box} cursor-pointer py-3 file:mr-4 file:cursor-pointer file:rounded-[2px] file:border file:border-control file:bg-transparent file:px-4 file:py-1 file:font-[550] file:text-ink`}
      />
    </Frame>
  );
}

export function MessageField({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  return (
    <Frame {...field}>
      <textarea
        {...controlProps(field)}
        required={!field.isOptional}
        maxLength={maxLength}
        className={`${box} block h-[148px] min-h-[148px] resize-y py-3.5`}
      />
    </Frame>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; name: string }[];
  choose?: string;
};

export function SelectField({ options, choose, ...field }: SelectFieldProps) {
  return (
    <Frame {...field}>
      <div className="relative">
        <select
          {...controlProps(field)}
          required={choose !== undefined}
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
