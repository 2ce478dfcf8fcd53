import { Moment } from '@/components/admin/ui/moment';

/** When what stands in a form was saved last, and by whom; undefined for a new one. */
export function toSavedLine(
  draft: { updatedAt: string } | null,
  record: { updatedAt: string | null } | null,
  by?: string | null,
) {
  const at = (draft ?? record)?.updatedAt;
  return (
    at && (
      <>
        {draft ? 'Draft saved' : 'Last saved'} <Moment at={at} />
        {by && ` by ${by}`}
      </>
    )
  );
}
