'use client';

import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';
import { boardTexts } from '@/lib/content/enquiries/board';
import { lostReasons, nameOfReason } from '@/lib/content/enquiries/enquiries';
import type { BoardCard } from '@/lib/domain/enquiries/board/dto';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';
import { formatRupees, parseRupees, wrongRupees } from '@/lib/shared/numbers/rupees';

type OutcomeProps = { card: BoardCard; onSave: (outcome: EnquiryChange) => void; onBack: () => void };

function Actions({ onBack, isPrimary }: { onBack: () => void; isPrimary: boolean }) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-1">
      <Button type="submit" isSmall look={isPrimary ? 'primary' : 'secondary'}>
        Save
      </Button>
      <Button isSmall look="ghost" onClick={onBack}>
        Put back
      </Button>
    </div>
  );
}

const backOnEscape = (onBack: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') onBack();
};

export function LostForm({ card, onSave, onBack }: OutcomeProps) {
  const id = useId();
  const [reason, setReason] = useState(card.lostReason);
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === '');
    if (reason !== '') onSave({ lostReason: reason as EnquiryChange['lostReason'] });
  };
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={backOnEscape(onBack)} className="mt-2">
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend className="mb-1 font-[550] admin:text-[13px]">Why was it lost?</legend>
        {lostReasons.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2 admin:min-h-7 admin:text-[13px]">
            <input
              type="radio"
              name={`${id}-reason`}
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
              className="h-4 w-4 shrink-0 accent-ink"
            />
            {nameOfReason(each)}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{boardTexts.reasonNeeded}</FieldError>
        </div>
      )}
      <Actions onBack={onBack} isPrimary={false} />
    </form>
  );
}

export function WonForm({ card, onSave, onBack }: OutcomeProps) {
  const id = useId();
  const [typed, setTyped] = useState(card.wonValue === null ? '' : formatRupees(card.wonValue));
  const [isWrong, setIsWrong] = useState(false);
  const rupees = parseRupees(typed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim() === '' || rupees !== null;
    setIsWrong(!isRight);
    if (isRight) onSave({ wonValue: rupees });
  };
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={backOnEscape(onBack)} className="mt-2">
      <label htmlFor={id} className="mb-1 block font-[550] admin:text-[13px]">
        Sold for, in rupees
      </label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => setTyped(event.target.value)}
        className="admin-field"
      />
      <div id={`${id}-note`} className="mt-1 text-stone admin:text-[12.5px]">
        {isWrong ? <FieldError>{wrongRupees}</FieldError> : null}
        {rupees === null ? boardTexts.mayBeEmpty : formatRupees(rupees)}
      </div>
      <Actions onBack={onBack} isPrimary />
    </form>
  );
}
