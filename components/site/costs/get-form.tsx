import type { ReactNode } from 'react';
import { TextField } from '@/components/site/enquiries/form-field';
import { buttonClass } from '@/components/site/ui/button-class';
import { costsContent } from '@/lib/content/projects/costs';
import type { CostKey, CostQuery } from '@/lib/shared/costs/costs-query';

export type FormProps = {
  path: string;
  query: CostQuery;
};

type GetFormProps = FormProps & {
  keys: readonly CostKey[];
  answerId: string;
  submit: string;
  children: ReactNode;
};

/** Works without scripts. The address has a fragment, so that the answer takes the focus. */
export function GetForm({ path, query, keys, answerId, submit, children }: GetFormProps) {
  const kept = Object.entries(query).filter(([key, text]) => text !== '' && !keys.some((own) => own === key));
  return (
    <form action={`${path}#${answerId}`} className="costs-form">
      {kept.map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      {children}
      <button type="submit" className={buttonClass('secondary')}>
        {submit}
      </button>
    </form>
  );
}

type FigureFieldProps = { name: CostKey; label: string; value: string; error: string | undefined };

export function FigureField({ name, ...field }: FigureFieldProps) {
  return (
    <TextField
      id={`costs-${name}`}
      name={name}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
    />
  );
}

export function CheckFields({ id }: { id: string }) {
  return (
    <p id={id} tabIndex={-1} className="mt-6 text-base text-error">
      {costsContent.check}
    </p>
  );
}

export function Answer({ id, children }: { id: string; children: ReactNode }) {
  return (
    <output id={id} tabIndex={-1} className="costs-answer">
      {children}
    </output>
  );
}
