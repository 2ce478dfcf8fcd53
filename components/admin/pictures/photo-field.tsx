'use client';

import { ImagePlus, Upload } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { DropArea } from '@/components/admin/ui/fields/drop-area';
import { FieldError } from '@/components/admin/ui/fields/field';
import { FileInput } from '@/components/admin/ui/fields/file-input';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { SafeImage } from '@/components/shared/safe-image';
import { withArticle } from '@/lib/shared/article';
import { percentSent } from './items';
import { FromLibrary } from './library/from-library';
import { FailedPicture, useOnePicture } from './one-picture';
import type { PhotoSlot } from './photo-slot';
import type { Pictures } from './use-pictures';

type PhotoFieldProps = {
  id: string;
  slot: PhotoSlot;
  pictures: Pictures;
  isNew: boolean;
  error: string | undefined;
};

export function PhotoField({ id, slot, pictures, isNew, error }: PhotoFieldProps) {
  const { label, isRequired, hint, aspect, fallback } = slot;
  const noun = label.toLowerCase();
  const { input, shown: photo, sending, failed, open, choose, takeCopies } = useOnePicture(pictures);
  const percent = sending ? percentSent(sending) : 0;
  const hintId = `${id}-hint`;
  const errorId = error && !photo ? `${id}-error` : undefined;

  return (
    <DropArea className="group/drop" onFiles={choose}>
      <p className="mb-1.5 font-[550] admin:text-[13px] leading-[18px]">
        {label} {isNew && isRequired && <span className="font-normal text-stone">required</span>}
      </p>
      {photo || sending ? (
        <div
          className={`relative ${aspect} w-36 overflow-hidden bg-sand-2 group-data-over/drop:outline group-data-over/drop:outline-2 group-data-over/drop:outline-focus admin:w-44`}
        >
          {sending ? (
            // biome-ignore lint/performance/noImgElement: the file itself, which no loader can widen yet
            <img src={sending.previewUrl} alt="" className="h-full w-full object-cover opacity-50" />
          ) : (
            <SafeImage
              picture={photo?.picture ?? null}
              fallback={fallback}
              sizes="176px"
              alt={photo?.alt ?? ''}
              fill
              className="object-cover"
            />
          )}
          {sending && (
            <ProgressBar
              label={`Sending ${sending.fileName}`}
              percent={percent}
              className="absolute inset-x-0 bottom-0 h-1"
            />
          )}
        </div>
      ) : (
        <button
          type="button"
          id={id}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ')}
          onClick={open}
          className={`grid ${aspect} w-36 place-content-center justify-items-center gap-1 rounded-[2px] border-dashed bg-paper hover:bg-sand group-data-over/drop:border-2 group-data-over/drop:border-focus admin:w-44 ${errorId ? 'border-2 border-error' : 'border border-control'}`}
        >
          <ImagePlus size={22} strokeWidth={1.4} aria-hidden="true" className="mb-2 text-ink-2" />
          <span className="font-semibold admin:text-[13px]">Choose {withArticle(noun)}</span>
          <span className="hidden text-[13px] text-stone admin:inline">or drop it here</span>
        </button>
      )}
      {(photo || sending) && (
        <Button id={id} isSmall className="mt-2 w-36 admin:w-44" aria-describedby={hintId} onClick={open}>
          <Upload size={15} strokeWidth={1.6} aria-hidden="true" />
          Replace {noun}
        </Button>
      )}
      <FromLibrary most={1} isSmall className="mt-2 w-44" onChosen={takeCopies} />
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div role="status" className="max-w-44">
        {sending && <p className="mt-1 text-[13px] text-stone">{percent}% sent</p>}
        <FailedPicture failed={failed} pictures={pictures} />
      </div>
      <p
        id={hintId}
        className="mt-1.5 max-w-44 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
      >
        {hint}
        {!isNew && ` If you choose nothing, the present ${noun} stays.`}
      </p>
      <FileInput ref={input} label={label} onFiles={choose} />
    </DropArea>
  );
}
