import { useRef } from 'react';
import { FieldError } from '@/components/admin/ui/fields/field';
import { findPhoto, type PictureCopy, type PictureItem, type PictureKind } from './items';
import { RetryButton } from './retry-button';
import type { Pictures } from './use-pictures';

type FailedItem = Extract<PictureItem, { state: 'dropped' | 'refused' }>;

export function useOnePicture(pictures: Pictures, kind?: PictureKind) {
  const input = useRef<HTMLInputElement>(null);
  const items = kind ? pictures.items.filter(({ slot }) => slot === kind.slot) : pictures.items;
  const shown = findPhoto(items);
  const last = items.at(-1);
  const removeOthers = () => {
    for (const { key } of items) if (key !== shown?.key) pictures.remove(key);
  };
  return {
    input,
    shown,
    sending: last?.state === 'sending' ? last : null,
    failed: last?.state === 'dropped' || last?.state === 'refused' ? last : null,
    open: () => input.current?.click(),
    choose: ([file]: File[]) => {
      if (!file) return;
      removeOthers();
      pictures.add([file], kind);
    },
    takeCopies: (copies: PictureCopy[]) => {
      removeOthers();
      pictures.addCopies(copies, kind);
    },
    remove: () => {
      for (const { key } of items) pictures.remove(key);
    },
  };
}

type FailedPictureProps = { failed: FailedItem | null; pictures: Pictures };

export const FailedPicture = ({ failed, pictures }: FailedPictureProps) =>
  failed && (
    <>
      <FieldError>
        {failed.fileName}: {failed.reason}
      </FieldError>
      {failed.state === 'dropped' && (
        <RetryButton className="mt-1" onClick={() => pictures.retry(failed.key)} />
      )}
    </>
  );
