'use client';

import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { LeaveUnsent } from '@/components/admin/records/form/leave-unsent';
import { UnsavedWorkNotices } from '@/components/admin/records/form/unsaved-work-notices';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { DropArea } from '@/components/admin/ui/fields/drop-area';
import { messages } from '@/lib/content/messages';
import type { HeroImage } from '@/lib/domain/hero/fields';
import { AdminHeroCard, type CaptionChoices, draftButtonId, removeButtonId } from './admin-hero-card';
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

const kind: ScreenKind<'hero-image'> = {
  kind: 'hero-image',
  path: '/admin/hero',
  title: 'Hero Section',
  form: 'dialog',
  subjects: { added: 'A new image', changed: 'Changes to an image on the website' },
  nameOf: ({ project, picture }, position) => project?.name || picture.alt || `image ${position}`,
  focus: { add: uploadButtonId, open: draftButtonId, deleted: removeButtonId },
  add: { label: 'Upload Images', icon: Upload, warmUp },
  deletion: {
    noun: 'image',
    picture: ({ picture }) => ({ picture, fallback: 'project' }),
    more: (_image, { position, total }) => `: the home page, as picture ${position} of ${total}`,
  },
};

function findPlace({ target, clientX }: DragEvent): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  if (!card) return undefined;
  const { left, width } = card.getBoundingClientRect();
  return Number(card.dataset.place) + (clientX > left + width / 2 ? 1 : 0);
}

type AdminHeroScreenProps = ScreenRead & {
  images: HeroImage[];
  projects: CaptionChoices;
  instead: ShownInstead;
};

export function AdminHeroScreen({ images, projects, instead, ...read }: AdminHeroScreenProps) {
  const [isUploading, setIsUploading] = useState(false);
  const [news, setNews] = useState('');
  const screen = useRecordScreen(kind, { listed: images, ...read });
  const endUpload = (said: string, focusId = uploadButtonId) => {
    const isInDialog = document.activeElement?.closest('[role="dialog"]');
    setNews(said);
    setIsUploading(false);
    screen.refresh(isInDialog ? focusId : undefined);
  };
  const upload = useHeroUpload({
    onAdded: (all, count) => {
      const isOld = new Set(screen.order.ids);
      const added = all.find(({ _id }) => !isOld.has(_id));
      endUpload(
        count === 1 ? '1 image was added.' : `${count} images were added.`,
        added && removeButtonId(added._id),
      );
    },
    onDrafted: (count) => endUpload(count === 1 ? '1 draft was saved.' : `${count} drafts were saved.`),
  });
  const { hasUnsaved } = upload;
  const guard = useLeaveGuard(hasUnsaved, upload.keep);
  const choose = (files: File[], place?: number) => {
    setNews('');
    upload.restore();
    if (files.length > 0) upload.pictures.add(files);
    if (place) upload.setPlace(place);
    setIsUploading(true);
  };

  return (
    <RecordScreen
      screen={screen}
      onAdd={() => choose([])}
      top={
        <UnsavedWorkNotices
          kind={uploadKind}
          records={images}
          isHidden={() => hasUnsaved}
          onOpen={() => choose([])}
        />
      }
      failure={projects === null && 'The projects could not be read. Captions cannot be changed until then.'}
      sheet={(form) => (form.record || form.draft) && <HeroDraftDialog {...form} projects={projects} />}
    >
      {!isUploading && <HeroUploadLine upload={upload} news={news} onShow={() => setIsUploading(true)} />}
      <DropArea
        className="flex flex-col gap-[18px] data-over:rounded-[3px] data-over:bg-[#e8f0f3] data-over:outline data-over:outline-2 data-over:outline-focus"
        onFiles={(files, event) => choose(files, findPlace(event))}
      >
        <NoRecords
          screen={screen}
          text={messages.admin.noHeroImages}
          meanwhile={<OpeningInstead {...instead} />}
          onAdd={() => choose([])}
        >
          <p className="hidden text-[13px] text-stone admin:block">or drop pictures in this frame</p>
        </NoRecords>
        <RecordList
          screen={screen}
          grid="admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(320px,1fr))] wide:gap-5"
          card={(item) => <AdminHeroCard {...item} projects={projects} warmUp={warmUpDraft} />}
        />
      </DropArea>
      {screen.total > 0 && (
        <p className="text-[14px] text-stone admin:text-[13px]">
          The home page shows these one after another, each for 3 seconds, in this order. Best at 2400 × 1500
          or larger.
        </p>
      )}
      {isUploading && <HeroUploadDialog upload={upload} onClose={() => setIsUploading(false)} />}
      <LeaveUnsent guard={guard} things="images" unsent={upload} />
    </RecordScreen>
  );
}
