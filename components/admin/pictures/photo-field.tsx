'use client';

import { ImagePlus, RefreshCw, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/admin/ui/button';
import { DropArea } from '@/components/admin/ui/drop-area';
import { FieldError } from '@/components/admin/ui/field';
import { FileInput } from '@/components/admin/ui/file-input';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { SafeImage } from '@/components/shared/safe-image';
import { findPhoto } from './items';
import { FromLibrary } from './library/from-library';
import type { Pictures } from './use-pictures';

type PhotoFieldProps = { id: string; pictures: Pictures; isNew: boolean; error: string | undefined };

/** One portrait: chosen or dropped, sent at once, replaced by the next. Until that arrives the present one stays. */
export function PhotoField({ id, pictures, isNew, error }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const photo = findPhoto(pictures.items);
  const last = pictures.items.at(-1);
  const isSending = last?.state === 'sending';
  const failed = last?.state === 'dropped' || last?.state === 'refused' ? last : null;
  const percent = isSending ? Math.floor((last.sentBytes / Math.max(1, last.file.size)) * 100) : 0;
  const hintId = `${id}-hint`;
  const errorId = error && !photo ? `${id}-error` : undefined;

  const removeOthers = () => {
    for (const { key } of pictures.items) if (key !== photo?.key) pictures.remove(key);
  };
  const choose = (files: File[]) => {
    const [file] = files;
    if (!file) return;
    removeOthers();
    pictures.add([file]);
  };
  const open = () => input.current?.click();

  return (
    <DropArea className="group/drop" onFiles={choose}>
      <p className="mb-1.5 font-[550] admin:text-[13px] leading-[18px]">
        Photo {isNew && <span className="font-normal text-stone">required</span>}
      </p>
      {photo || isSending ? (
        <div className="relative aspect-[4/5] w-36 overflow-hidden bg-sand-2 group-data-over/drop:outline group-data-over/drop:outline-2 group-data-over/drop:outline-focus admin:w-44">
          {isSending ? (
            // biome-ignore lint/performance/noImgElement: the file itself, which no loader can widen yet
            <img src={last.previewUrl} alt="" className="h-full w-full object-cover opacity-50" />
          ) : (
            <SafeImage
              picture={photo?.picture ?? null}
              fallback="person"
              sizes="176px"
              alt={photo?.alt ?? ''}
              fill
              className="object-cover"
            />
          )}
          {isSending && (
            <ProgressBar
              label={`Sending ${last.fileName}`}
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
          className={`grid aspect-[4/5] w-36 place-content-center justify-items-center gap-1 rounded-[2px] border-dashed bg-paper hover:bg-sand group-data-over/drop:border-2 group-data-over/drop:border-focus admin:w-44 ${errorId ? 'border-2 border-error' : 'border border-control'}`}
        >
          <ImagePlus size={22} strokeWidth={1.4} aria-hidden="true" className="mb-2 text-ink-2" />
          <span className="font-semibold admin:text-[13px]">Choose a photo</span>
          <span className="hidden text-[13px] text-stone admin:inline">or drop it here</span>
        </button>
      )}
      {(photo || isSending) && (
        <Button id={id} isSmall className="mt-2 w-36 admin:w-44" aria-describedby={hintId} onClick={open}>
          <Upload size={15} strokeWidth={1.6} aria-hidden="true" />
          Replace photo
        </Button>
      )}
      <FromLibrary
        most={1}
        isSmall
        className="mt-2 w-44"
        onChosen={(copies) => {
          removeOthers();
          pictures.addCopies(copies);
        }}
      />
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div role="status" className="max-w-44">
        {isSending && <p className="mt-1 text-[13px] text-stone">{percent}% sent</p>}
        {failed && (
          <>
            <FieldError>
              {failed.fileName}: {failed.reason}
            </FieldError>
            {failed.state === 'dropped' && (
              <Button isSmall className="mt-1" onClick={() => pictures.retry(failed.key)}>
                <RefreshCw size={14} strokeWidth={1.6} aria-hidden="true" />
                Retry
              </Button>
            )}
          </>
        )}
      </div>
      <p
        id={hintId}
        className="mt-1.5 max-w-44 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
      >
        Portrait, at least 800 × 1000.{!isNew && ' Without a new choice the present photo stays.'}
      </p>
      <FileInput ref={input} label="Photo" onFiles={choose} />
    </DropArea>
  );
}
