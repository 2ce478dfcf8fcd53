'use client';

import { Button } from '@/components/admin/ui/button';
import { HeroUploadState } from './hero-upload-state';
import type { HeroUpload } from './use-hero-upload';

type HeroUploadLineProps = { upload: HeroUpload; news: string; onShow: () => void };

export function HeroUploadLine({ upload, news, onShow }: HeroUploadLineProps) {
  const { pictures, isSaving, isBusy, failure } = upload;
  const isWaiting = pictures.items.length > 0;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[2px] bg-sand px-3.5 py-2 ${isWaiting || news ? '' : 'hidden'}`}
    >
      <p role="status" className="mr-auto">
        {isWaiting && !isSaving && <HeroUploadState upload={upload} />}
        {isSaving && 'Uploading...'}
        {isWaiting && !isBusy && !failure && '. Not on the home page yet.'}
        {failure && <span className="block text-error">{failure}</span>}
        {!isWaiting && news}
      </p>
      {isWaiting && (
        <Button isSmall onClick={onShow}>
          Show the upload
        </Button>
      )}
    </div>
  );
}
