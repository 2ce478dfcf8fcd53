'use client';

import { useId, useState } from 'react';
import { Field } from '@/components/admin/ui/fields/field';
import { formatRupees, parseRupees, wrongRupees } from '@/lib/shared/numbers/rupees';

type WonValueProps = { value: number | null; onChoose: (value: number | null) => void };

export function WonValue({ value, onChoose }: WonValueProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const shown = value === null ? '' : formatRupees(value);
  const read = (typed: string) => {
    const rupees = parseRupees(typed);
    const isNone = typed.trim() === '';
    setError(isNone || rupees !== null ? undefined : wrongRupees);
    if ((isNone || rupees !== null) && rupees !== value) onChoose(rupees);
  };
  return (
    <Field id={id} label="Value in rupees" {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          key={shown}
          defaultValue={shown}
          autoComplete="off"
          placeholder="85,00,000 or 85 lakh"
          onBlur={(event) => read(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="admin-field"
        />
      )}
    </Field>
  );
}
