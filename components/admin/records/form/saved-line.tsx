import { Moment } from '@/components/admin/ui/moment';

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
