'use client';

import { type FormEvent, useId } from 'react';
import { PictureUploader } from '@/components/admin/pictures/picture-uploader';
import { RestoredNotice } from '@/components/admin/records/form/record-form-parts';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { HeroUploadState } from './hero-upload-state';
import type { HeroUpload } from './use-hero-upload';

type HeroUploadDialogProps = {
  upload: HeroUpload;
  onClose: () => void;
};

export function HeroUploadDialog({ upload, onClose }: HeroUploadDialogProps) {
  const formId = useId();
  const { pictures, place, isSaving, isBusy, failure, clear, restoredAt, dismissRestored } = upload;
  const isEmpty = pictures.items.length === 0;
  return (
    <Modal
      title="Upload Images"
      layout={{ width: 640 }}
      initialFocus="[data-choose] button"
      onClose={onClose}
      footer={
        <>
          <p className="mr-auto basis-full text-[14px] text-stone admin:basis-auto admin:text-[13px]">
            {isEmpty
              ? 'Best at 2400 × 1500 or larger.'
              : `Shown in this order, ${place ? `from place ${place} on` : 'after the others'}.`}
          </p>
          <Button
            look="ghost"
            disabled={isSaving}
            onClick={() => {
              clear();
              onClose();
            }}
            className="flex-1 admin:flex-none"
          >
            Cancel
          </Button>
          {upload.readyCount > 0 && (
            <Button
              disabled={isBusy}
              onClick={() => void upload.saveDrafts()}
              className="flex-1 admin:flex-none"
            >
              {upload.readyCount === 1 ? 'Save draft' : 'Save as drafts'}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isBusy}
            className="flex-[2] admin:flex-none"
          >
            {isBusy && <Spinner />}
            {isBusy ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void upload.save();
        }}
        className="px-4 pt-5 pb-6 admin:px-6"
      >
        <RestoredNotice form={{ restoredAt, dismissRestored, isDirty: !isEmpty, discard: clear }} />
        <div data-choose="">
          <PictureUploader id="hero-pictures" pictures={pictures} hasCover={false} />
        </div>
        {!isEmpty && (
          <p role="status" className="mt-3 text-[14px] text-stone admin:text-[13px]">
            <HeroUploadState upload={upload} />
          </p>
        )}
        <div className="mt-3">
          <FailureLine>{failure}</FailureLine>
        </div>
      </form>
    </Modal>
  );
}
