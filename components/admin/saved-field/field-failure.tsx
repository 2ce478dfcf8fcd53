import type { SavedField } from '@/components/admin/saved-field/use-saved-field';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';

type FieldFailureProps = {
  /** Takes the focus when the choice is made, which takes its buttons away. */
  fieldId: string;
  field: SavedField;
  /** What stands on the server, as people read it. */
  saved: string;
};

/** Why a field was not saved; over somebody else's save with what stands there now, and the choice. */
export function FieldFailure({ fieldId, field, saved }: FieldFailureProps) {
  const { value, failure, isConflict, save, takeSaved } = field;
  const choose = (act: () => unknown) => {
    document.getElementById(fieldId)?.focus();
    act();
  };
  return (
    <div className={failure ? 'mt-1' : ''}>
      <FailureLine>{failure && `${failure}${isConflict ? ` It says “${saved}” now.` : ''}`}</FailureLine>
      {isConflict && (
        <div className="mt-1.5 flex gap-2">
          <Button isSmall onClick={() => choose(() => save(value.trim()))}>
            Keep mine
          </Button>
          <Button isSmall onClick={() => choose(takeSaved)}>
            Take theirs
          </Button>
        </div>
      )}
    </div>
  );
}
