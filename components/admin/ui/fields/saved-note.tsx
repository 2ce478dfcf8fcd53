import { FieldError } from '@/components/admin/ui/fields/field';

export type SaveOutcome = { isFailure: boolean; text: string };

type SavedNoteProps = { outcome: SaveOutcome | null };

export function SavedNote({ outcome }: SavedNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {outcome?.isFailure && <FieldError>{outcome.text}</FieldError>}
      {outcome && !outcome.isFailure && <p className="mt-1 text-success admin:text-[13px]">{outcome.text}</p>}
    </div>
  );
}
