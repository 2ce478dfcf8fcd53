'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Options } from '@/components/admin/ui/fields/options';
import { Spinner } from '@/components/admin/ui/spinner';
import { lostReasons, nameOfReason } from '@/lib/content/enquiries/enquiries';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';
import { type BulkChoice, listBulkChoices } from './bulk-choice';

const selectLook = 'admin-field h-11! min-w-0 flex-[1_1_150px] admin:h-[30px]! admin:text-[13px]';

type BulkFormProps = {
  people: FilterOptions['people'];
  isSpam: boolean;
  isBusy: boolean;
  onApply: (choice: BulkChoice) => void;
};

export function BulkForm({ people, isSpam, isBusy, onApply }: BulkFormProps) {
  const choices = listBulkChoices(people, isSpam);
  const [value, setValue] = useState('');
  const [lostReason, setLostReason] = useState('');
  const choice = choices.get(value);
  const isLost = value === 'lost';
  return (
    <form
      className="flex flex-wrap items-center gap-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!choice) return;
        const reason = { lostReason: lostReason as EnquiryChange['lostReason'] };
        onApply(isLost ? { ...choice, change: { ...choice.change, ...reason } } : choice);
      }}
    >
      <select
        required
        aria-label="Action for the selected ones"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className={selectLook}
      >
        <option value="">Choose an action …</option>
        <Options of={[...choices].map(([key, { name }]) => [key, name])} />
        {choices.has('lost') && <option disabled>Mark as won one by one, each with its value</option>}
      </select>
      {isLost && (
        <select
          required
          aria-label="Reason for losing"
          value={lostReason}
          onChange={(event) => setLostReason(event.target.value)}
          className={selectLook}
        >
          <option value="">Reason …</option>
          <Options of={lostReasons.map((reason) => [reason, nameOfReason(reason)])} />
        </select>
      )}
      <Button isSmall look="primary" type="submit" disabled={isBusy}>
        {isBusy && <Spinner />}
        Apply
      </Button>
    </form>
  );
}
