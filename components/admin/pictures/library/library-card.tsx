'use client';

import { AltTextField } from '@/components/admin/saved-field/alt-text-field';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { IntentLink } from '@/components/shared/intent-link';
import { SafeImage } from '@/components/shared/safe-image';
import { savePictureAltAction } from '@/lib/domain/pictures/actions';
import type { LibraryPicture, PictureUse } from '@/lib/domain/pictures/dto';
import { formatDay } from '@/lib/shared/time/format-moment';
import { sizeOf } from './picture-text';

type AltProps = { id: string; alt: string; version: number; of: string };

function Alt({ id, alt, version, of }: AltProps) {
  const field = useSavedField(
    { alt, version },
    {
      read: (saved) => saved.alt,
      write: (typed, known) => savePictureAltAction(id, typed, known),
    },
  );
  return (
    <AltTextField
      id={`alt-${id}`}
      label="Alt text"
      of={of}
      placeholder="Describe the picture"
      hint="Some visitors and search engines cannot see it yet"
      field={field}
    />
  );
}

function UseLine({ use: { kind, name, href, isInBin } }: { use: PictureUse }) {
  return (
    <li className="wrap-anywhere">
      {isInBin ? 'In the bin: ' : `${kind}: `}
      <IntentLink
        href={href}
        className="inline-flex min-h-11 items-center text-terra-deep underline admin:min-h-0"
      >
        {name || kind}
      </IntentLink>
    </li>
  );
}

export function LibraryCard({ entry }: { entry: LibraryPicture }) {
  const { picture, fileName, uses, version, goesAt } = entry;
  const name = fileName || 'Without a file name';
  return (
    <article className="flex h-full flex-col gap-2.5 rounded-[3px] border border-hairline bg-field p-3">
      <span className="relative block h-40 bg-sand-2">
        <SafeImage
          picture={picture}
          fallback="project"
          sizes="240px"
          alt=""
          fill
          className="object-contain"
        />
      </span>
      <div className="min-w-0">
        <h2 className="truncate font-semibold admin:text-[14px]" title={name}>
          {name}
        </h2>
        <p className="text-stone admin:text-[13px]">{sizeOf(entry)}</p>
      </div>
      {version === null ? (
        picture.alt && <p className="wrap-anywhere admin:text-[13px]">Alt text: {picture.alt}</p>
      ) : (
        <Alt id={picture._id} alt={picture.alt} version={version} of={`of ${name}`} />
      )}
      {uses.length > 0 && (
        <ul className="text-stone admin:text-[13px]">
          {uses.map((use) => (
            <UseLine key={use.href} use={use} />
          ))}
        </ul>
      )}
      {goesAt && (
        <p className="text-stone admin:text-[13px]">
          Not in use. It is deleted automatically after {formatDay(goesAt)}.
        </p>
      )}
    </article>
  );
}
