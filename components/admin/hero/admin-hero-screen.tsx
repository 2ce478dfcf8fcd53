'use client';

import { Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type DragEvent, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useOpenRecord } from '@/components/admin/drafts/use-open-record';
import { DeleteRecord, warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { LeaveUnsent } from '@/components/admin/records/leave-unsent';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { removeUnsavedWork } from '@/components/admin/records/unsaved-work';
import { UnsavedWorkNotices } from '@/components/admin/records/unsaved-work-notices';
import { useLeaveGuard } from '@/components/admin/records/use-leave-guard';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { Button } from '@/components/admin/ui/button';
import { DropArea } from '@/components/admin/ui/drop-area';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import { messages } from '@/lib/content/messages';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import type { HeroImage } from '@/lib/domain/hero/fields';
import { deleteRecordAction, reorderRecordsAction, restoreRecordAction } from '@/lib/domain/records/actions';
import { AdminHeroCard, type CaptionChoices, draftButtonId, removeButtonId } from './admin-hero-card';
import { heroDraftKind } from './hero-draft';
import { HeroUploadLine } from './hero-upload-line';
import { OpeningInstead, type ShownInstead } from './opening-instead';
import { uploadKind, useHeroUpload } from './use-hero-upload';

const { Dialog: HeroUploadDialog, warmUp } = lazyDialog(
  async () => (await import('./hero-upload-dialog')).HeroUploadDialog,
);

const { Dialog: HeroDraftDialog, warmUp: warmUpDraft } = lazyDialog(
  async () => (await import('./hero-draft-dialog')).HeroDraftDialog,
);

const uploadButtonId = 'upload-images';

const subjects = { added: 'A new image', changed: 'Changes to an image on the website' };

/** Before or behind the card that something was dropped on, whichever half it was; elsewhere none. */
function findPlace({ target, clientX }: DragEvent): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  if (!card) return undefined;
  const { left, width } = card.getBoundingClientRect();
  return Number(card.dataset.place) + (clientX > left + width / 2 ? 1 : 0);
}

type AdminHeroScreenProps = {
  images: HeroImage[];
  projects: CaptionChoices;
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
  /** What the home page opens with while there is no image. */
  instead: ShownInstead;
};

/** ADH-1: the pictures of the home carousel. A removal is undone in the page (ADX-3). */
export function AdminHeroScreen({
  images: given,
  projects,
  drafts,
  scheduleHint,
  instead,
}: AdminHeroScreenProps) {
  const router = useRouter();
  const [isUploading, setIsUploading] = useState(false);
  const [news, setNews] = useState('');
  const removal = useUndoableDelete<{ id: string; name: string; image: HeroImage }, HeroImage>(given, {
    focusIdOf: (id) => (id ? removeButtonId(id) : uploadButtonId),
    restore: (id) => restoreRecordAction('hero-image', id),
  });
  const { records: images, focusAfterRefresh, asked } = removal;
  const records = useOpenRecord(heroDraftKind, { path: '/admin/hero', subjects, listed: given, drafts });
  const { sheet } = records;
  const order = useOrder(images, (ids, before) => reorderRecordsAction('hero-image', ids, before));
  const { page, showMore } = usePages(order.ordered);
  const total = images.length;
  const onUploaded = (all: HeroImage[], count: number) => {
    const isOld = new Set(images.map(({ _id }) => _id));
    const added = all.find(({ _id }) => !isOld.has(_id));
    // With the dialog closed the person is at something else by now.
    if (document.activeElement?.closest('[role="dialog"]'))
      focusAfterRefresh(added ? removeButtonId(added._id) : uploadButtonId);
    setNews(count === 1 ? '1 image was added.' : `${count} images were added.`);
    setIsUploading(false);
    router.refresh();
  };
  const onDrafted = (count: number) => {
    if (document.activeElement?.closest('[role="dialog"]')) focusAfterRefresh(uploadButtonId);
    setNews(count === 1 ? '1 draft was saved.' : `${count} drafts were saved.`);
    setIsUploading(false);
    router.refresh();
  };
  const upload = useHeroUpload({ onAdded: onUploaded, onDrafted });
  const { hasUnsaved } = upload;
  const guard = useLeaveGuard(hasUnsaved, upload.keep);
  const choose = (files: File[], place?: number) => {
    setNews('');
    upload.restore();
    if (files.length > 0) upload.pictures.add(files);
    if (place) upload.setPlace(place);
    setIsUploading(true);
  };
  const refresh = async (focusId: string) => {
    focusAfterRefresh(focusId);
    await records.close();
    router.refresh();
  };
  const nameOf = (id: string) => {
    const image = images.find(({ _id }) => _id === id);
    return image?.project?.name || image?.picture.alt || `image ${order.ids.indexOf(id) + 1}`;
  };

  return (
    <PageBody>
      <PageHead title="Hero Section" count={total}>
        <Button id={uploadButtonId} {...warmUp} look="primary" onClick={() => choose([])}>
          <Upload size={16} strokeWidth={1.6} aria-hidden="true" />
          Upload Images
        </Button>
      </PageHead>
      <div className="mt-4 flex flex-col gap-4">
        <UnsavedWorkNotices
          kind={uploadKind}
          records={images}
          isHidden={() => hasUnsaved}
          onOpen={() => choose([])}
        />
        {!sheet && (
          <UnsavedWorkNotices
            kind={heroDraftKind}
            records={images}
            onOpen={(image) => image && records.open(image._id)}
            onOpenOther={records.open}
          />
        )}
        <FailureLine>{records.failure}</FailureLine>
        <FailureLine>
          {projects === null &&
            'The projects could not be read. Captions stay as they are until they can be.'}
        </FailureLine>
        <Drafts {...records.list} />
        {!isUploading && <HeroUploadLine upload={upload} news={news} onShow={() => setIsUploading(true)} />}
        <FailureLine>{order.failure}</FailureLine>
        <DropArea
          className="data-over:rounded-[3px] data-over:bg-[#e8f0f3] data-over:outline data-over:outline-2 data-over:outline-focus"
          onFiles={(files, event) => choose(files, findPlace(event))}
        >
          {total === 0 && removal.undoLine}
          {total === 0 ? (
            <EmptyState text={messages.admin.noHeroImages} meanwhile={<OpeningInstead {...instead} />}>
              <Button onClick={() => choose([])}>
                <Upload size={16} strokeWidth={1.6} aria-hidden="true" />
                Upload Images
              </Button>
              <p className="hidden text-[13px] text-stone admin:block">or drop pictures in this frame</p>
            </EmptyState>
          ) : (
            <SortableArea order={order} nameOf={nameOf} layout="grid">
              <ul className="grid gap-4 admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(320px,1fr))] wide:gap-5">
                {removal.withUndo(
                  page.map((image, index) => (
                    <SortableItem key={image._id} id={image._id}>
                      <AdminHeroCard
                        image={image}
                        place={{ position: index + 1, total }}
                        projects={projects}
                        hasDraft={records.draftedIds.has(image._id)}
                        warmUp={warmUpDelete}
                        warmUpDraft={warmUpDraft}
                        onDraft={() => records.open(image._id)}
                        onRemove={() => removal.ask({ id: image._id, name: nameOf(image._id), image })}
                      />
                    </SortableItem>
                  )),
                )}
              </ul>
              <ShowMore shown={page.length} total={total} onMore={showMore} />
            </SortableArea>
          )}
        </DropArea>
        {total > 0 && (
          <p className="text-[14px] text-stone admin:text-[13px]">
            The home page shows these one after another, each for 3 seconds, in this order. Best at 2400 ×
            1500 or larger.
          </p>
        )}
      </div>
      {asked && (
        <DeleteRecord
          record={{
            name: asked.name,
            kind: 'image',
            picture: { picture: asked.image.picture, fallback: 'project' },
          }}
          more={`: the home page, as picture ${order.ids.indexOf(asked.id) + 1} of ${total}`}
          remove={() => deleteRecordAction('hero-image', asked.id)}
          onDeleted={() => {
            removeUnsavedWork(heroDraftKind, asked.id);
            removal.finish(asked, order.ids);
          }}
          onCancel={removal.cancel}
        />
      )}
      {sheet && (sheet.record || sheet.draft) && (
        <HeroDraftDialog
          key={records.id}
          image={sheet.record}
          draft={sheet.draft}
          projects={projects}
          scheduleHint={scheduleHint}
          onSaved={({ _id }) => {
            if (sheet.draft) records.drop(sheet.draft);
            void refresh(draftButtonId(_id));
          }}
          onDraftSaved={(draft) => {
            records.keep(draft);
            void refresh(sheet.record ? draftButtonId(sheet.record._id) : uploadButtonId);
          }}
          onClose={() => void records.cancel()}
        />
      )}
      {isUploading && <HeroUploadDialog upload={upload} onClose={() => setIsUploading(false)} />}
      <LeaveUnsent guard={guard} things="images" unsent={upload} />
    </PageBody>
  );
}
