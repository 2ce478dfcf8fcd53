'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleAlert, GripVertical, ImageOff, Info, X } from 'lucide-react';
import { IconButton } from '@/components/admin/ui/button';
import { FieldNotes } from '@/components/admin/ui/fields/field-notes';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { SafeImage } from '@/components/shared/safe-image';
import { FocalPointField } from './focal-point';
import { type PictureItem, percentSent, toSize } from './items';
import { RetryButton } from './retry-button';
import type { Pictures } from './use-pictures';

function Thumbnail({ item, isCover }: { item: PictureItem; isCover: boolean }) {
  return (
    <span className="relative grid h-[60px] w-24 shrink-0 place-items-center overflow-hidden bg-sand-2 text-stone">
      {item.state === 'stored' && (
        <SafeImage
          picture={item.picture}
          fallback="project"
          sizes="96px"
          alt=""
          fill
          className="object-cover"
        />
      )}
      {item.state === 'sending' && (
        // biome-ignore lint/performance/noImgElement: the file itself, which no loader can widen yet
        <img src={item.previewUrl} alt="" className="h-full w-full object-cover opacity-50" />
      )}
      {(item.state === 'dropped' || item.state === 'refused') && (
        <ImageOff size={16} strokeWidth={1.6} aria-hidden="true" />
      )}
      {isCover && (
        <span className="absolute bottom-1 left-1 rounded-[2px] bg-ink px-1.5 font-semibold text-[11px] text-white leading-[18px]">
          Cover
        </span>
      )}
    </span>
  );
}

function Progress({ name, percent, total }: { name: string; percent: number; total: number }) {
  return (
    <div className="mb-1.5">
      <div className="flex justify-between gap-3 text-[14px] admin:text-[13px]">
        <span className="truncate font-semibold">{name}</span>
        <span className="shrink-0 text-stone">
          {percent === 100 ? 'Preparing…' : `${percent}% of ${toSize(total)}`}
        </span>
      </div>
      <ProgressBar label={`Sending ${name}`} percent={percent} className="mt-1 h-[3px]" />
    </div>
  );
}

export const altNotesId = (pictureId: string) => `alt-of-${pictureId}`;

type AltFieldProps = { item: PictureItem; of: string; onChange: (alt: string) => void };

function AltField({ item, of, onChange }: AltFieldProps) {
  const id = `alt-${item.key}`;
  // A location drawing has a default alt text.
  const isMissing = item.state === 'stored' && !item.isLocation && item.alt.trim() === '';
  return (
    <div>
      <div className="admin-box flex h-12 items-center rounded-[2px] border border-control bg-field admin:h-8">
        <label
          htmlFor={id}
          className="shrink-0 border-line border-r px-2.5 text-[13px] text-stone leading-4 admin:text-xs"
        >
          Alt text<span className="sr-only"> {of}</span>
        </label>
        <input
          id={id}
          value={item.alt}
          maxLength={300}
          placeholder={item.isLocation ? 'A map of the surroundings' : 'Describe the picture in a few words'}
          aria-describedby={isMissing ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 outline-none! admin:text-[13px]"
        />
      </div>
      {isMissing && (
        <p
          id={`${id}-hint`}
          className="mt-1 flex items-start gap-1.5 text-[14px] text-warning leading-[18px] admin:text-[12.5px]"
        >
          <Info size={13} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          Without a description, some visitors and search engines cannot see it.
        </p>
      )}
      {item.state === 'stored' && <FieldNotes id={altNotesId(item.picture._id)} />}
    </div>
  );
}

function FileLine({ item }: { item: PictureItem }) {
  if (item.state !== 'stored') return null;
  const { width, height } = item.picture;
  const parts = [item.fileName, width && height ? `${width} × ${height}` : ''].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 truncate text-[14px] text-stone leading-4 admin:text-[12.5px]">{parts.join(' · ')}</p>
  );
}

type PictureRowProps = { item: PictureItem; position: number; isCover: boolean; pictures: Pictures };

export function PictureRow({ item, position, isCover, pictures }: PictureRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.key });
  const called = item.isLocation ? 'the location picture' : `picture ${position}`;
  const of = `of ${called}`;
  const name = item.fileName || called;
  const isFailed = item.state === 'dropped' || item.state === 'refused';
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`grid grid-cols-[auto_96px_1fr_auto] items-start gap-x-2.5 gap-y-2 border-hairline border-b py-3 last:border-b-0 ${isDragging ? 'relative z-10 bg-field shadow-[0_8px_24px_rgb(14_34_48/0.12)]' : ''}`}
    >
      {item.isLocation ? (
        <span />
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          {...(isDragging ? { 'data-keeps-escape': '' } : {})}
          aria-label={`Move ${name}, position ${position} of ${pictures.items.length}`}
          title="Move"
          className="ring-inside grid h-11 w-8 cursor-grab touch-none place-items-center text-ink-2 hover:bg-sand admin:h-[30px] admin:w-6"
        >
          <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <Thumbnail item={item} isCover={isCover} />
      <div className="col-span-4 row-start-2 min-w-0 admin:col-span-1 admin:col-start-3 admin:row-start-1">
        {isFailed ? (
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1" role="alert">
              <p className="truncate font-semibold admin:text-[13px]">{item.fileName}</p>
              <p className="mt-1 flex items-start gap-1.5 text-[14px] text-error leading-[18px] admin:text-[13px]">
                <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span>{item.reason}</span>
              </p>
            </div>
            {item.state === 'dropped' && <RetryButton onClick={() => pictures.retry(item.key)} />}
          </div>
        ) : (
          <>
            {item.state === 'sending' && (
              <Progress name={name} percent={percentSent(item)} total={item.file.size} />
            )}
            <AltField item={item} of={of} onChange={(alt) => pictures.setAlt(item.key, alt)} />
            <FileLine item={item} />
            {item.state === 'stored' && !item.isLocation && (
              <FocalPointField
                of={of}
                picture={item.picture}
                focal={item.picture.focal}
                onChange={(focal) => pictures.setFocal(item.key, focal)}
              />
            )}
          </>
        )}
      </div>
      <IconButton
        label={`Remove ${name}`}
        className="col-start-4 row-start-1"
        onClick={() => pictures.remove(item.key)}
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
