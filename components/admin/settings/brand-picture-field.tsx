import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { percentSent } from '@/components/admin/pictures/items';
import { FromLibrary } from '@/components/admin/pictures/library/from-library';
import { FailedPicture, useOnePicture } from '@/components/admin/pictures/one-picture';
import type { Pictures } from '@/components/admin/pictures/use-pictures';
import { Button } from '@/components/admin/ui/button';
import { DropArea } from '@/components/admin/ui/fields/drop-area';
import { FieldError } from '@/components/admin/ui/fields/field';
import { FileInput } from '@/components/admin/ui/fields/file-input';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';
import { fieldId } from './setting-forms';

type BrandPictureFieldProps = {
  slot: string;
  label: string;
  hint: string;
  ground: string;
  instead?: ReactNode;
  isPhoto?: boolean;
  children?: ReactNode;
  pictures: Pictures;
  error: string | undefined;
};

export function BrandPictureField(props: BrandPictureFieldProps) {
  const { slot, label, hint, ground, instead, isPhoto = false, pictures, error, children } = props;
  const { input, shown, sending, failed, open, choose, takeCopies, remove } = useOnePicture(pictures, {
    slot,
  });
  const id = fieldId(slot);
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <DropArea className="group/drop min-w-0" onFiles={choose}>
      <p className="mb-1.5 font-[550] leading-[18px] admin:text-[13px]">
        {label} <span className="font-normal text-stone">optional</span>
      </p>
      <div
        className={`relative grid place-items-center overflow-hidden rounded-[2px] border border-control border-dashed group-data-over/drop:border-2 group-data-over/drop:border-focus ${isPhoto ? 'h-36' : 'h-24 p-3'}`}
        style={{ background: ground }}
      >
        {shown ? (
          // biome-ignore lint/performance/noImgElement: it is shown in one size.
          <img
            src={findSmallestFile(shown.picture.src)}
            alt={`The ${name} as it is`}
            className={
              isPhoto ? 'absolute inset-0 size-full object-cover' : 'max-h-full max-w-full object-contain'
            }
          />
        ) : (
          (instead ?? <ImagePlus size={22} strokeWidth={1.4} aria-hidden="true" className="text-control" />)
        )}
      </div>
      {sending && (
        <ProgressBar
          label={`Sending ${sending.fileName}`}
          percent={percentSent(sending)}
          className="mt-1 h-1"
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button id={id} isSmall aria-describedby={`${id}-hint`} onClick={open}>
          {shown ? 'Replace' : 'Choose'} {name}
        </Button>
        <FromLibrary most={1} isSmall thing={`the ${name}`} onChosen={takeCopies} />
        {shown && (
          <Button isSmall look="ghost" onClick={remove}>
            Remove {name}
          </Button>
        )}
      </div>
      <div role="status">
        {error && <FieldError>{error}</FieldError>}
        <FailedPicture failed={failed} pictures={pictures} />
      </div>
      <p
        id={`${id}-hint`}
        className="mt-1.5 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
      >
        {hint}
      </p>
      {shown && children}
      <FileInput ref={input} label={label} onFiles={choose} />
    </DropArea>
  );
}
