'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/modal';
import { ConflictChoice } from './conflict-choice';
import { type Difference, shownText } from './differences';

function Differences({ differences }: { differences: Difference[] }) {
  return (
    <table className="mx-4 mt-4 mb-6 w-[calc(100%-32px)] table-fixed text-left admin:mx-6 admin:w-[calc(100%-48px)]">
      <thead>
        <tr className="text-[13px] text-stone">
          <th scope="col" className="w-28 py-1.5 font-normal">
            Differs
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Yours, not saved yet
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Theirs, on the website
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, mine, theirs }) => (
          <tr key={field} className="border-hairline border-t align-top">
            <th scope="row" className="break-words py-2 pr-3 font-semibold">
              {label}
            </th>
            <td className="whitespace-pre-line break-words py-2 pr-3">{shownText(mine)}</td>
            <td className="whitespace-pre-line break-words py-2">{shownText(theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A choice for each field; at first `preset` names those that are taken as the others saved them. */
type FieldChoice = { preset: ReadonlySet<string>; onSave: (theirs: ReadonlySet<string>) => void };

type ConflictDialogProps = {
  kind: string;
  name: string;
  /** Who saved it meanwhile, and when. */
  message: string;
  differences: Difference[];
  /** Without it the record is kept or taken as a whole. */
  choice?: FieldChoice;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Somebody saved the same record meanwhile: nothing is overwritten before the person has chosen. */
export function ConflictDialog({
  kind,
  name,
  message,
  differences,
  choice,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const [theirs, setTheirs] = useState(choice?.preset ?? new Set<string>());
  return (
    <Modal
      title={`This ${kind} was saved meanwhile`}
      isStacked
      width={820}
      description={
        <p>
          <strong className="font-semibold">{name}.</strong> {message} Nothing is lost:
          {choice
            ? ' choose what to keep for each field that differs.'
            : ' choose which version the website shows.'}
        </p>
      }
      initialFocus="[data-go-on]"
      onClose={onClose}
      footer={
        <>
          <div className="flex gap-2 admin:mr-auto">
            <Button onClick={onKeepMine}>{choice ? 'Keep all mine' : 'Keep mine'}</Button>
            <Button onClick={onTakeTheirs}>{choice ? 'Take all theirs' : 'Take theirs'}</Button>
          </div>
          <Button look="ghost" data-go-on onClick={onClose}>
            Go on editing
          </Button>
          {choice && (
            <Button look="primary" onClick={() => choice.onSave(theirs)}>
              Save this choice
            </Button>
          )}
        </>
      }
    >
      {choice ? (
        <ConflictChoice differences={differences} theirs={theirs} onChange={setTheirs} />
      ) : (
        <Differences differences={differences} />
      )}
    </Modal>
  );
}
