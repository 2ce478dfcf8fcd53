import { IntentLink } from '@/components/shared/intent-link';
import type { Picture } from '@/lib/shared/pictures/picture';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';

export type ShownInstead = {
  picture: Picture;
  isStock: boolean;
  tagline: string;
  mayChange: boolean;
};

export function OpeningInstead({ picture, isStock, tagline, mayChange }: ShownInstead) {
  return (
    <>
      <p>
        Until then, the home page opens with{' '}
        {isStock ? 'this picture, which is part of the demo' : 'your opening picture'}
        {tagline && <>, and the tagline “{tagline}”</>}.
      </p>
      {/* biome-ignore lint/performance/noImgElement: it is shown in one size. */}
      <img
        src={findSmallestFile(picture.src)}
        alt={picture.alt}
        className="mx-auto mt-3 aspect-[8/5] w-full max-w-[320px] rounded-[2px] object-cover"
      />
      {mayChange && (
        <p className="mt-2">
          <IntentLink
            href="/admin/settings?part=identity#setting-openingPicture"
            className="text-terra-deep underline underline-offset-2"
          >
            {isStock ? 'Use your own picture' : 'Change it'}
          </IntentLink>
        </p>
      )}
    </>
  );
}
