'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { ConflictChoice } from './conflict-choice';
import { type ConflictWords, conflictWords } from './conflict-words';
import { type Difference, shownText } from './differences';
import type { RecordForm } from './use-record-form';

function Differences({ differences, words }: { differences: Difference[]; words: ConflictWords }) {
  return (
    <table className="mx-4 mt-4 mb-6 w-[calc(100%-32px)] table-fixed text-left admin:mx-6 admin:w-[calc(100%-48px)]">
      <thead>
        <tr className="text-[13px] text-stone">
          <th scope="col" className="w-28 py-1.5 font-normal">
            Differs
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {words.mine}, not saved yet
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {words.theirs}, on the website
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

export type Conflict = {
  kind: string;
  name: string;
  differences: Difference[];
  preset?: ReadonlySet<string>;
};

type ConflictDialogProps = { conflict: Conflict; form: RecordForm };

/** Nothing is overwritten before the person chooses. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  const { kind, name, differences, preset } = conflict;
  const { conflictMessage, keepMine, takeTheirs, keepSome, goOn } = form;
  const words = conflictWords(conflictMessage);
  const [theirs, setTheirs] = useState(preset ?? new Set<string>());
  return (
    <Modal
      title={`This ${kind} was saved in the meantime`}
      isStacked
      layout={{ width: 820 }}
      description={
        <p>
          <strong className="font-semibold">{name}.</strong> {conflictMessage} Nothing is lost:
          {preset
            ? ' choose what to keep for each field that differs.'
            : ' choose which version the website shows.'}
        </p>
      }
      initialFocus="[data-go-on]"
      onClose={goOn}
      footer={
        <>
          <div className="flex gap-2 admin:mr-auto">
            <Button onClick={keepMine}>{preset ? 'Keep all mine' : 'Keep mine'}</Button>
            <Button onClick={takeTheirs}>{preset ? words.takeAll : words.take}</Button>
          </div>
          <Button look="ghost" data-go-on onClick={goOn}>
            Continue editing
          </Button>
          {preset && (
            <Button look="primary" onClick={() => keepSome(theirs)}>
              Save this choice
            </Button>
          )}
        </>
      }
    >
      {preset ? (
        <ConflictChoice words={words} differences={differences} theirs={theirs} onChange={setTheirs} />
      ) : (
        <Differences differences={differences} words={words} />
      )}
    </Modal>
  );
}
