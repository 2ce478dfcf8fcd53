'use client';

import { type KeyboardEvent, useState } from 'react';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { FieldError } from '@/components/admin/ui/fields/field';
import { saveSpendAction } from '@/lib/domain/enquiries/actions';
import type { SourceSpend } from '@/lib/domain/enquiries/reports/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { parseRupees, wrongRupees } from '@/lib/shared/numbers/rupees';

const printSpend = ({ rupees }: Pick<SourceSpend, 'rupees'>) => (rupees === null ? '' : formatCount(rupees));

function goDown(input: HTMLInputElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-spend]')];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

export function SpendField({ id, spend }: { id: string; spend: SourceSpend }) {
  const { source, month } = spend;
  const [isWrong, setIsWrong] = useState(false);
  const field = useSavedField(spend, {
    read: printSpend,
    write: (typed, version) => saveSpendAction({ source, month, rupees: parseRupees(typed), version }),
  });
  const { value, saved, state, isConflict, change, save, takeSaved } = field;
  const submit = () => {
    const typed = value.trim();
    const rupees = parseRupees(typed);
    const isRight = typed === '' || rupees !== null;
    setIsWrong(!isRight);
    const target = printSpend({ rupees });
    if (!isRight || target === saved || state === 'saving') return;
    change(target);
    void save(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') goDown(event.currentTarget);
    if (event.key !== 'Escape') return;
    setIsWrong(false);
    takeSaved();
  };
  return (
    <div className="ml-auto w-32">
      <input
        id={id}
        data-spend
        aria-label={`Spend of ${source} in rupees`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={value}
        placeholder="enter amount"
        autoComplete="off"
        inputMode="text"
        onChange={(event) => change(event.target.value)}
        // A conflict is settled by a button, never by leaving the field.
        onBlur={() => !isConflict && submit()}
        onKeyDown={onKeyDown}
        className="admin-field text-right"
      />
      <p role="status" className="text-success empty:hidden admin:text-[13px]">
        {state === 'saved' ? 'Saved' : ''}
      </p>
      {isWrong && <FieldError id={`${id}-error`}>{wrongRupees}</FieldError>}
      <FieldFailure fieldId={id} field={field} saved={saved || 'enter amount'} />
    </div>
  );
}
