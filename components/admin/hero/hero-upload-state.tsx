import type { HeroUpload } from './use-hero-upload';

export function HeroUploadState({ upload }: { upload: HeroUpload }) {
  const { pictures, readyCount, leftOutCount } = upload;
  const { items, sendingCount } = pictures;
  return (
    <>
      {sendingCount > 0 && (
        <strong className="mr-2 font-semibold text-ink">
          Uploading {sendingCount} of {items.length}
        </strong>
      )}
      {readyCount} ready{leftOutCount > 0 && `, ${leftOutCount} left out`}
    </>
  );
}
