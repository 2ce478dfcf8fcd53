'use client';

import { useEffect, useRef, useState } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { deleteNoteAction, updateNoteAction } from '@/lib/domain/enquiries/actions';
import type { EnquiryEvent } from '@/lib/domain/enquiries/dto';
import { noteLook } from './note-look';

type NoteProps = { note: EnquiryEvent; mayChange: boolean };

function Former({ note: { former, editedBy, deletedAt } }: { note: EnquiryEvent }) {
  if (!editedBy) return null;
  return (
    <details className="mt-1 text-stone admin:text-[13px] print:hidden">
      <summary className="cursor-pointer py-1">
        {deletedAt ? 'Deleted' : 'Changed'} by {editedBy}
      </summary>
      {former.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: former texts are never reordered, and may be the same.
        <p key={index} className={`${noteLook} mb-1 line-through`}>
          {text}
        </p>
      ))}
    </details>
  );
}

export function Note({ note, mayChange }: NoteProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const { values, set, forget } = useUnsavedValues('note', note._id, { text: note.text });
  const { text } = values;
  const { run, isBusy, failure, clear } = useServerAction();
  const area = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  // The pressed button is gone, so the next control takes the focus.
  useEffect(() => {
    isTouched.current ||= mode !== 'read';
    if (isTouched.current) area.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [mode]);
  const stop = () => {
    forget();
    setMode('read');
    clear();
  };
  if (note.deletedAt) return <Former note={note} />;
  return (
    <div ref={area}>
      {mode === 'edit' ? (
        <textarea
          aria-label="The note"
          rows={3}
          maxLength={enquiryLimits.noteMax}
          value={text}
          onChange={(event) => set({ text: event.target.value })}
          className="admin-field"
        />
      ) : (
        <p className={noteLook}>{note.text}</p>
      )}
      <Former note={note} />
      {mayChange && (
        <div className="mt-1 flex flex-wrap items-center gap-2 print:hidden">
          {mode === 'read' && (
            <>
              <Button isSmall look="ghost" onClick={() => setMode('edit')}>
                Edit<span className="sr-only"> the note</span>
              </Button>
              <Button isSmall look="ghost" onClick={() => setMode('delete')}>
                Delete<span className="sr-only"> the note</span>
              </Button>
            </>
          )}
          {mode === 'edit' && (
            <Button
              isSmall
              look="primary"
              disabled={isBusy || text.trim() === ''}
              onClick={() => run(() => updateNoteAction(note._id, text), stop)}
            >
              Save note
            </Button>
          )}
          {mode === 'delete' && (
            <Button
              isSmall
              look="danger"
              disabled={isBusy}
              onClick={() => run(() => deleteNoteAction(note._id), stop)}
            >
              Delete note
            </Button>
          )}
          {mode !== 'read' && (
            <Button isSmall look="ghost" disabled={isBusy} onClick={stop}>
              Cancel
            </Button>
          )}
        </div>
      )}
      <FailureLine>{failure}</FailureLine>
    </div>
  );
}
