'use client';

import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type Option, SelectField, TextArea, TextField } from '@/components/admin/ui/fields/text-field';
import { labelOfChoice } from '@/lib/content/admin/choice-labels';
import type { FieldErrors } from '@/lib/shared/errors';
import {
  choicesOf,
  type FieldName,
  isRequired,
  labelOf,
  maxLengthOf,
  schemaOf,
} from '@/lib/shared/parsing/record-fields';

type Errors = { failure: { fields: FieldErrors } | null };
type Values<N extends string> = Errors & {
  values: Record<N, string>;
  // A choice offers only values of its field.
  set(name: N, value: string): void;
};

type FormFields<F extends z.ZodObject> = {
  schema: F;
  idOf: (path: string) => string;
  labelOf: (path: string) => string;
};

export const formFields = <F extends z.ZodObject>(
  schema: F,
  idOf: (path: string) => string,
): FormFields<F> => ({ schema, idOf, labelOf: (path) => labelOf(schema, path) });

type FieldControlProps<F extends z.ZodObject, N extends FieldName<F>> = {
  fields: FormFields<F>;
  name: N;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  rows?: number;
  unit?: string;
  options?: Option[];
  none?: string;
  disabled?: boolean;
} & (
  | { form: Values<NoInfer<N>>; value?: undefined; onChange?: undefined }
  | { form: Errors; value: string; onChange: (value: string) => void }
);

const findError = ({ failure }: Errors, name: string): string | undefined =>
  Object.entries(failure?.fields ?? {}).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];

export function FieldControl<F extends z.ZodObject, N extends FieldName<F>>(props: FieldControlProps<F, N>) {
  const { fields, name, hint, placeholder, required, rows, unit, none, disabled } = props;
  const { schema } = fields;
  const choices = choicesOf(schemaOf(schema, name)).map((choice) => ({
    value: choice,
    label: labelOfChoice(choice),
  }));
  const { options = choices } = props;
  const [value, onChange] =
    props.onChange === undefined
      ? [props.form.values[name], (typed: string) => props.form.set(name, typed)]
      : [props.value, props.onChange];
  const control = {
    id: fields.idOf(name),
    label: fields.labelOf(name),
    need: isRequired(schema, name) ? ('required' as const) : undefined,
    error: findError(props.form, name),
    hint,
    required,
    disabled,
    value,
    onChange,
  };
  if (options.length > 0 || none !== undefined)
    return <SelectField {...control} options={options} none={none} />;
  const text = { ...control, placeholder, maxLength: maxLengthOf(schema, name) };
  return rows === undefined ? <TextField {...text} unit={unit} /> : <TextArea {...text} rows={rows} />;
}
