'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { SearchBox } from '@/components/admin/ui/fields/search-box';
import { messages } from '@/lib/content/messages';
import type { Director } from '@/lib/domain/board/fields';
import { AdminDirectorCard, editButtonId } from './admin-director-card';

const { Dialog: DirectorDialog, warmUp } = lazyDialog(async () => {
  const [{ DirectorDialog }] = await Promise.all([
    import('./director-dialog'),
    import('@/components/admin/ui/rich-text/rich-text-editor'),
  ]);
  return DirectorDialog;
});

const searchFrom = 9;

const kind: ScreenKind<'director'> = {
  kind: 'director',
  path: '/admin/board',
  title: 'Board of Directors',
  form: 'dialog',
  subjects: { added: 'A new director', changed: 'Changes to a director on the website' },
  nameOf: ({ name }) => name,
  focus: { add: 'add-director', open: editButtonId },
  add: { label: 'Add Director', icon: Plus, warmUp },
  deletion: {
    noun: 'director',
    picture: ({ image }) => ({ picture: image, fallback: 'person' }),
    more: () => ', with the page of this person',
    toasts: { deleted: messages.toast.directorDeleted, failed: messages.toast.deleteFailed },
  },
};

type AdminBoardScreenProps = ScreenRead & {
  directors: Director[];
};

export function AdminBoardScreen({ directors, ...read }: AdminBoardScreenProps) {
  const [typed, setTyped] = useState('');
  const query = typed.trim().toLocaleLowerCase();
  const screen = useRecordScreen(kind, {
    listed: directors,
    matches: ({ name, position }) => `${name}\n${position}`.toLocaleLowerCase().includes(query),
    ...read,
  });
  const { total, shown } = screen;

  return (
    <RecordScreen screen={screen} sheet={(form) => <DirectorDialog {...form} />}>
      <NoRecords
        screen={screen}
        text="No board members yet."
        meanwhile={`Until then, visitors read: “${messages.board.empty}”`}
      />
      <RecordList
        screen={screen}
        grid="admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5"
        isUnordered={query !== ''}
        head={
          total >= searchFrom && (
            <search className="flex">
              <SearchBox label="Search name or position" value={typed} onChange={setTyped} />
            </search>
          )
        }
        card={(item) => <AdminDirectorCard {...item} warmUp={warmUp} />}
      >
        {total > 0 && shown.length === 0 && (
          <p className="py-16 text-center font-semibold text-[16px]">No board member matches this search.</p>
        )}
      </RecordList>
      {total > 1 && (
        <p className="text-[14px] text-stone admin:text-[13px]">
          Shown on the About page in this order. Drag a card by its handle, or focus the handle and press
          Enter.
        </p>
      )}
    </RecordScreen>
  );
}
