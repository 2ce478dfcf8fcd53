import type { ReactNode } from 'react';
import type { z } from 'zod';
import { SelectField, TextField } from '@/components/admin/ui/fields/text-field';
import { labelOfChoice } from '@/lib/content/admin/choice-labels';
import { choicesOf, fieldTypeOf, textLengthOf } from '@/lib/shared/parsing/record-fields';

export type SchemaControlProps = {
  id: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  schema: z.ZodType;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function SchemaControl({ schema, value, onChange, ...field }: SchemaControlProps) {
  const type = fieldTypeOf(schema);
  const text = String(value ?? '');
  if (type === 'choice') {
    const options = choicesOf(schema).map((choice) => ({ value: choice, label: labelOfChoice(choice) }));
    return <SelectField {...field} value={text} options={options} none="Choose" onChange={onChange} />;
  }
  if (type === 'flag')
    return (
      <SelectField
        {...field}
        value={value === true ? 'Yes' : 'No'}
        options={['No', 'Yes'].map((choice) => ({ value: choice, label: choice }))}
        onChange={(choice) => onChange(choice === 'Yes')}
      />
    );
  if (type === 'number')
    return (
      <TextField
        {...field}
        type="number"
        inputMode="decimal"
        step="any"
        value={text}
        onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      />
    );
  return (
    <TextField
      {...field}
      type={schema.meta()?.isDay ? 'date' : 'text'}
      maxLength={textLengthOf(schema)}
      value={text}
      onChange={onChange}
    />
  );
}
