'use client';

import { type ChildRead, PlainScreen } from '@/components/admin/records/plain/plain-screen';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { formatDay } from '@/lib/shared/time/format-moment';

const { Dialog: ProgressDialog, warmUp } = lazyDialog(
  async () => (await import('./progress-dialog')).ProgressDialog,
);

type AdminProgressScreenProps = ChildRead<'progress'> & {
  figures: Record<string, string>;
  towers: string[];
};

export function AdminProgressScreen({ figures, towers, ...read }: AdminProgressScreenProps) {
  return (
    <PlainScreen
      {...read}
      kind="progress"
      noun="progress entry"
      one="Entry"
      nameOf={({ date, tower }) => [formatDay(date), tower].filter(Boolean).join(', ')}
      meanwhile="Until then, the page of the project has no section on progress."
      isUnordered
      form={{
        warmUp,
        dialog: (opened) => (
          <ProgressDialog {...opened} project={{ _id: read.parent._id, towers }} entries={read.records} />
        ),
      }}
    >
      {({ _id, sentence }) => (
        <>
          <p className="mt-0.5 break-words text-ink-2 admin:text-[13px]">{sentence}</p>
          <p className="mt-2 text-stone admin:text-[13px]">{figures[_id]}</p>
        </>
      )}
    </PlainScreen>
  );
}
