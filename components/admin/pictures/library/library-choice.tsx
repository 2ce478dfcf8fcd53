'use client';

import { SafeImage } from '@/components/shared/safe-image';
import type { LibraryPicture } from '@/lib/domain/pictures/dto';
import { nameOf } from './picture-text';

type LibraryChoiceProps = {
  pictures: LibraryPicture[];
  chosen: LibraryPicture[];
  most: number;
  onChoose: (entry: LibraryPicture, isOn: boolean) => void;
};

export function LibraryChoice({ pictures, chosen, most, onChoose }: LibraryChoiceProps) {
  const isOn = ({ picture }: LibraryPicture) => chosen.some((each) => each.picture._id === picture._id);
  return (
    <ul className="grid grid-cols-2 gap-3 admin:grid-cols-4">
      {pictures.map((entry) => (
        <li key={entry.picture._id}>
          <label className="ring-inside block cursor-pointer rounded-[3px] border border-hairline bg-field p-2 has-checked:border-ink has-checked:bg-sand has-disabled:cursor-not-allowed has-disabled:opacity-60">
            <span className="relative block h-24 bg-sand-2">
              <SafeImage
                picture={entry.picture}
                fallback="project"
                sizes="240px"
                alt=""
                fill
                className="object-contain"
              />
            </span>
            <span className="mt-2 flex items-center gap-2">
              <input
                type={most === 1 ? 'radio' : 'checkbox'}
                name="library-picture"
                checked={isOn(entry)}
                disabled={most > 1 && chosen.length >= most && !isOn(entry)}
                onChange={(event) => onChoose(entry, event.target.checked)}
                className="h-[18px] w-[18px] shrink-0 accent-ink"
              />
              <span className="min-w-0 truncate admin:text-[13px]">{nameOf(entry)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
