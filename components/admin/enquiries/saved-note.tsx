import { FieldError } from '@/components/admin/ui/field';

type SavedNoteProps = { said: { isFailure: boolean; words: string } | null };

/** Says that a change was saved, or why not. */
export function SavedNote({ said }: SavedNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {said?.isFailure && <FieldError>{said.words}</FieldError>}
      {said && !said.isFailure && <p className="mt-1 text-success admin:text-[13px]">{said.words}</p>}
    </div>
  );
}
