'use client';

import { useRouter } from 'next/navigation';
import { askServer } from '@/components/admin/session/ask-server';
import { MomentField } from '@/components/admin/ui/fields/moment-field';
import { scheduleDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, DraftName } from '@/lib/domain/drafts/dto';

type DraftScheduleProps = {
  kind: DraftName;
  draft: DraftEntry;
  hint: string;
};

export function DraftSchedule({ kind, draft, hint }: DraftScheduleProps) {
  const router = useRouter();
  const { _id, version, publishAt } = draft;
  const schedule = async (at: string | null) => {
    const result = await askServer(() =>
      scheduleDraftAction(kind, { draft: { _id, version }, publishAt: at }),
    );
    if (result.ok) router.refresh();
    return result;
  };
  return (
    <MomentField
      label="Publish the saved draft automatically on"
      hint={hint}
      at={publishAt}
      save={schedule}
    />
  );
}
