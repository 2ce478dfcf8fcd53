'use client';

import dynamic from 'next/dynamic';
import { useSelection } from '@/components/admin/records/bulk/selection';
import { SelectionBar } from '@/components/admin/records/bulk/selection-bar';
import { useBulkChange } from '@/components/admin/records/bulk/use-bulk-change';
import type { ChangesOutcome, EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { saveChanges } from '../enquiry/use-enquiry-change';
import type { BulkChoice } from './bulk-choice';

const BulkForm = dynamic(async () => (await import('./bulk-form')).BulkForm, { ssr: false });

type BulkBarProps = {
  rows: Pick<EnquiryCard, '_id' | 'name' | 'version'>[];
  people: FilterOptions['people'];
  isSpam: boolean;
};

const countText = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);
const toUndo = (changed: ChangesOutcome['changed']) =>
  changed.map(({ _id, version, former }) => ({ ...former, _id, version }));

export function BulkBar({ rows, people, isSpam }: BulkBarProps) {
  const selection = useSelection();
  const { change, isBusy, outcome, dismiss } = useBulkChange({ rows, countText, send: saveChanges });
  const apply = ({ change: patch, done }: BulkChoice) =>
    change({
      changes: rows
        .filter(({ _id }) => selection.has(_id))
        .map(({ _id, version }) => ({ ...patch, _id, version })),
      done,
      // Mails are sent when it leaves review, so it cannot be undone.
      toUndo: isSpam ? null : toUndo,
    });
  return (
    <SelectionBar
      ids={rows.map(({ _id }) => _id)}
      outcome={outcome}
      isBusy={isBusy}
      onDismiss={dismiss}
      className="sticky top-14 z-10 border-hairline border-b bg-paper admin:top-0"
    >
      <BulkForm people={people} isSpam={isSpam} isBusy={isBusy} onApply={apply} />
    </SelectionBar>
  );
}
