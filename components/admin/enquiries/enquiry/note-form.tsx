'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';
import {
  findUnsavedWork,
  keepUnsavedWork,
  removeUnsavedWork,
  unsavedNotes,
} from '@/components/admin/session/unsaved-work';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { addNoteAction } from '@/lib/domain/enquiries/actions';

/** Unsaved text stays on this device (AUTH-6). */
export function NoteForm({ enquiryId }: { enquiryId: string }) {
  const [text, setText] = useState('');
  const { run, isBusy, failure } = useServerAction();

  useEffect(() => setText(findUnsavedWork<string>(unsavedNotes, enquiryId)?.content ?? ''), [enquiryId]);

  const write = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') removeUnsavedWork(unsavedNotes, enquiryId);
    else keepUnsavedWork(unsavedNotes, enquiryId, 'Note', typed);
  };

  const add = () => {
    if (isBusy || text.trim() === '') return;
    run(
      () => addNoteAction(enquiryId, text),
      () => write(''),
    );
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      className="admin-box rounded-[2px] border border-control bg-field"
    >
      <textarea
        aria-label="Note for the team"
        placeholder="Write a note for the team"
        value={text}
        rows={2}
        maxLength={enquiryLimits.noteMax}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
        className="block w-full resize-y bg-transparent px-3 py-2.5 outline-none!"
      />
      <div className="flex items-center gap-3 border-hairline border-t bg-paper py-1.5 pr-1.5 pl-3">
        <span className="mr-auto text-stone admin:text-[13px]">Only the team sees notes</span>
        <kbd className="hidden whitespace-nowrap rounded-[2px] border border-line bg-field px-1.5 font-sans text-[12px] text-stone leading-[18px] min-[1400px]:inline">
          Ctrl Enter
        </kbd>
        <Button type="submit" look="primary" isSmall disabled={isBusy || text.trim() === ''}>
          Add note
        </Button>
      </div>
      {failure && (
        <div role="alert" className="px-3 pb-2">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </form>
  );
}
