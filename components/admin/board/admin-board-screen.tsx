'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useOpenRecord } from '@/components/admin/drafts/use-open-record';
import { DeleteRecord } from '@/components/admin/records/lazy-delete-record';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { newRecordId, removeUnsavedWork } from '@/components/admin/records/unsaved-work';
import { UnsavedWorkNotices } from '@/components/admin/records/unsaved-work-notices';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { Button } from '@/components/admin/ui/button';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';
import { SearchBox } from '@/components/admin/ui/search-box';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import { messages } from '@/lib/content/messages';
import type { Director } from '@/lib/domain/board/fields';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { deleteRecordAction, reorderRecordsAction, restoreRecordAction } from '@/lib/domain/records/actions';
import { AdminDirectorCard, editButtonId } from './admin-director-card';
import { draftKind } from './director-draft';

const { Dialog: DirectorDialog, warmUp } = lazyDialog(async () => {
  const [{ DirectorDialog }] = await Promise.all([
    import('./director-dialog'),
    import('@/components/admin/ui/rich-text-editor'),
  ]);
  return DirectorDialog;
});

const addButtonId = 'add-director';
const searchFrom = 9;

const subjects = { added: 'A new director', changed: 'Changes to a director on the website' };

type AdminBoardScreenProps = {
  directors: Director[];
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
};

/** ADB-1: the board of the website, with its forms. */
export function AdminBoardScreen({ directors: given, drafts, scheduleHint }: AdminBoardScreenProps) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const records = useOpenRecord(draftKind, {
    path: '/admin/board',
    subjects,
    listed: given,
    drafts,
  });
  const { sheet } = records;
  const deletion = useUndoableDelete<{ id: string; name: string; director: Director }, Director>(given, {
    focusIdOf: (id) => (id ? editButtonId(id) : addButtonId),
    restore: (id) => restoreRecordAction('director', id),
  });
  const { records: directors, focusAfterRefresh, asked } = deletion;
  const order = useOrder(directors, (ids, before) => reorderRecordsAction('director', ids, before));
  const query = typed.trim().toLocaleLowerCase();
  const shown = order.ordered.filter(({ name, position }) =>
    `${name}\n${position}`.toLocaleLowerCase().includes(query),
  );
  const { page, showMore } = usePages(shown);
  const total = directors.length;
  const add = () => records.open(newRecordId);
  const refresh = async (focusId: string) => {
    focusAfterRefresh(focusId);
    await records.close();
    router.refresh();
  };

  return (
    <PageBody>
      <PageHead title="Board of Directors" count={total}>
        <Button id={addButtonId} look="primary" onClick={add} {...warmUp}>
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          Add Director
        </Button>
      </PageHead>
      <div className="mt-4 flex flex-col gap-[18px]">
        {!sheet && (
          <UnsavedWorkNotices
            kind={draftKind}
            records={directors}
            onOpen={(director) => records.open(director?._id ?? newRecordId)}
            onOpenOther={records.open}
          />
        )}
        <FailureLine>{records.failure}</FailureLine>
        <Drafts {...records.list} />
        {total === 0 && (
          <EmptyState
            text="No board members yet."
            meanwhile={`Until there is one, visitors read: “${messages.board.empty}”`}
          >
            <Button onClick={add} {...warmUp}>
              <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
              Add Director
            </Button>
          </EmptyState>
        )}
        <SortableArea
          order={order}
          nameOf={(id) => directors.find(({ _id }) => _id === id)?.name ?? ''}
          layout="grid"
          head={
            total >= searchFrom && (
              <search className="flex">
                <SearchBox label="Search name or position" value={typed} onChange={setTyped} />
              </search>
            )
          }
        >
          <FailureLine>{order.failure}</FailureLine>
          {total > 0 && shown.length === 0 && (
            <p className="py-16 text-center font-semibold text-[16px]">
              No board member matches this search.
            </p>
          )}
          <ul className="grid gap-4 admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5">
            {deletion.withUndo(
              page.map((director, index) => (
                <SortableItem key={director._id} id={director._id} isOff={query !== ''}>
                  <AdminDirectorCard
                    director={director}
                    place={{ position: index + 1, total }}
                    warmUp={warmUp}
                    hasDraft={records.draftedIds.has(director._id)}
                    onEdit={() => records.open(director._id)}
                    onDelete={() => deletion.ask({ id: director._id, name: director.name, director })}
                  />
                </SortableItem>
              )),
            )}
          </ul>
          <ShowMore shown={page.length} total={shown.length} onMore={showMore} />
        </SortableArea>
        {total > 1 && (
          <p className="text-[14px] text-stone admin:text-[13px]">
            Shown on the About page in this order. Drag a card by its handle, or focus the handle and press
            Enter.
          </p>
        )}
      </div>
      {sheet && (
        <DirectorDialog
          key={records.id}
          director={sheet.record}
          draft={sheet.draft}
          scheduleHint={scheduleHint}
          onSaved={({ _id }) => {
            if (sheet.draft) records.drop(sheet.draft);
            void refresh(editButtonId(_id));
          }}
          onDraftSaved={(draft) => {
            records.keep(draft);
            void refresh(sheet.record ? editButtonId(sheet.record._id) : addButtonId);
          }}
          onClose={() => void records.cancel()}
        />
      )}
      {asked && (
        <DeleteRecord
          record={{
            name: asked.name,
            kind: 'director',
            picture: { picture: asked.director.image, fallback: 'person' },
          }}
          more=", with the page of this person"
          remove={() => deleteRecordAction('director', asked.id)}
          toasts={{ deleted: messages.toast.directorDeleted, failed: messages.toast.deleteFailed }}
          onDeleted={() => {
            removeUnsavedWork(draftKind, asked.id);
            deletion.finish(
              asked,
              shown.map(({ _id }) => _id),
            );
          }}
          onCancel={deletion.cancel}
        />
      )}
    </PageBody>
  );
}
