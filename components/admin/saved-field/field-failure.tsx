import type { SavedField } from '@/components/admin/saved-field/use-saved-field';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';

type FieldFailureProps = {
  fieldId: string;
  field: SavedField;
  saved: string;
};

export function FieldFailure({ fieldId, field, saved }: FieldFailureProps) {
  const { value, failure, isConflict, save, takeSaved } = field;
  const choose = (act: () => unknown) => {
    document.getElementById(fieldId)?.focus();
    act();
  };
  return (
    <div className={failure ? 'mt-1' : ''}>
      <FailureLine>
        {failure && `${failure}${isConflict ? ` The saved value is “${saved}”.` : ''}`}
      </FailureLine>
      {isConflict && (
        <div className="mt-1.5 flex gap-2">
          <Button isSmall onClick={() => choose(() => save(value.trim()))}>
            Keep mine
          </Button>
          <Button isSmall onClick={() => choose(takeSaved)}>
            Use theirs
          </Button>
        </div>
      )}
    </div>
  );
}
