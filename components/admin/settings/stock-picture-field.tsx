import { findPhoto } from '@/components/admin/pictures/items';
import type { Pictures } from '@/components/admin/pictures/use-pictures';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { site } from '@/lib/content/site';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';
import { BrandPictureField } from './brand-picture-field';
import { fieldId } from './setting-forms';

type StockPictureFieldProps = {
  slot: string;
  label: string;
  hint: string;
  stock: keyof typeof illustrations;
  pictures: Pictures;
  error: string | undefined;
};

export function StockPictureField({ slot, label, hint, stock, pictures, error }: StockPictureFieldProps) {
  const shown = findPhoto(pictures.items.filter((item) => item.slot === slot));
  return (
    <BrandPictureField
      {...{ slot, label, hint, pictures, error }}
      ground={site.colors.paper}
      isPhoto
      instead={
        <span className="absolute inset-0">
          {/* biome-ignore lint/performance/noImgElement: it is shown in one size. */}
          <img
            src={findSmallestFile(illustrations[stock].src)}
            alt={illustrations[stock].alt}
            loading="lazy"
            className="size-full object-cover"
          />
          <span className="absolute bottom-0 left-0 bg-paper px-2 py-0.5 text-[12.5px] text-ink-2">
            Sample picture
          </span>
        </span>
      }
    >
      {shown && (
        <div className="mt-3">
          <TextField
            id={fieldId(`${slot}-alt`)}
            label={`Alt text of the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            hint="What the picture shows, for people who cannot see it."
            error={undefined}
            maxLength={300}
            value={shown.alt}
            onChange={(alt) => pictures.setAlt(shown.key, alt)}
          />
        </div>
      )}
    </BrandPictureField>
  );
}
