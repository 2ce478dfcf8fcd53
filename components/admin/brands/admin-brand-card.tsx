'use client';

import type { CardProps } from '@/components/admin/records/card-parts';
import { warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import { AltTextField } from '@/components/admin/saved-field/alt-text-field';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { SafeImage } from '@/components/shared/safe-image';
import { limits } from '@/lib/content/limits';
import type { Brand } from '@/lib/domain/brands/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';

export const deleteButtonId = (brandId: string) => `delete-${brandId}`;

type AdminBrandCardProps = CardProps<Brand> & { isRenaming: boolean; onRename: () => void };

export function AdminBrandCard(props: AdminBrandCardProps) {
  const { record: brand, place, onDelete, isRenaming, onRename } = props;
  const { _id, image } = brand;
  const field = useSavedField(brand, {
    read: (saved) => saved.image.alt,
    write: (alt, version) => saveRecordAction('brand', _id, { alt, version }),
  });
  const name = field.saved;
  const shown = name || `Brand ${place.position}`;
  return (
    <article
      data-layout="position"
      className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field"
    >
      <div className="grid flex-1 place-items-center px-2 py-5 wide:px-4">
        <SafeImage
          picture={image}
          fallback="person"
          width={image.width ?? 240}
          height={image.height ?? limits.brandCardImagePx}
          sizes="240px"
          alt={image.alt}
          className="h-24 w-full object-contain"
        />
      </div>
      {isRenaming && (
        <div className="px-2 pb-2">
          <AltTextField
            id={`name-${_id}`}
            label="Name"
            of={`of brand ${place.position}`}
            placeholder="What the logo says"
            hint="Some visitors and search engines cannot see it yet"
            field={field}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-1 border-hairline border-t px-1.5 py-1">
        <DragHandle name={shown} place={place} />
        <button
          type="button"
          aria-expanded={isRenaming}
          aria-label={`Rename ${shown}`}
          title="Rename"
          onClick={onRename}
          className="ring-inside order-first min-h-11 min-w-0 basis-full break-words rounded-[2px] px-1 text-left hover:bg-sand admin:min-h-[30px] admin:text-[13px]"
        >
          {name || <span className="text-warning">No name yet</span>}
        </button>
        <button
          type="button"
          id={deleteButtonId(_id)}
          {...warmUpDelete}
          aria-label={`Delete ${shown}`}
          onClick={onDelete}
          className="ring-inside h-11 shrink-0 rounded-[2px] px-1.5 font-semibold text-error hover:underline admin:h-[30px] admin:text-[13px]"
        >
          Delete
        </button>
      </div>
    </article>
  );
}
