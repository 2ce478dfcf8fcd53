import type { RecordForm } from '@/components/admin/records/form/use-record-form';
import { Button } from '@/components/admin/ui/button';

export function SaveDraftButton({
  form,
}: {
  form: Pick<RecordForm, 'saveDraft' | 'canSave' | 'isDirty' | 'pictures'>;
}) {
  const { saveDraft, canSave, isDirty, pictures } = form;
  return (
    <Button
      disabled={!canSave || !(isDirty || pictures.sendingCount > 0)}
      onClick={() => void saveDraft?.()}
      className="flex-1 admin:flex-none"
    >
      Save draft
    </Button>
  );
}
