import { SafeImage } from '@/components/shared/safe-image';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { OutLink } from '@/components/site/ui/text-link';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { parsePin, toMapLink } from '@/lib/shared/map-pin';
import { byDistance } from '@/lib/shared/projects/distances';
import { hasPlace } from './page-sections';
import { PlaceDrawing } from './place-drawing';

const { place } = projectContent;
// The old site gives no size.
const unknownSize = { width: 1600, height: 1200 };

type PlaceSectionProps = {
  project: Pick<PublicProject, 'name' | 'location' | 'pin' | 'distances' | 'locationPicture'>;
};

/** A link, not an embed: no third party receives a request before the click. */
export function PlaceSection({ project }: PlaceSectionProps) {
  const distances = byDistance(project.distances);
  const pin = parsePin(project.pin);
  const { locationPicture } = project;
  if (!hasPlace(project)) return null;
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="mb-8 text-display-3">
        {place.title}
      </h2>
      {locationPicture && (
        <a href={locationPicture.url} className="mb-6 block">
          <SafeImage
            picture={locationPicture}
            alt={locationPicture.alt || place.mapOf(project)}
            fallback="project"
            sizes={`(width >= 56.3125rem) ${columns(7)}, ${columns(12)}`}
            width={locationPicture.width ?? unknownSize.width}
            height={locationPicture.height ?? unknownSize.height}
            className="h-auto w-full"
          />
        </a>
      )}
      {distances.length > 0 && (
        <div className={locationPicture ? '' : 'grid gap-6'}>
          {!locationPicture && (
            <div>
              <PlaceDrawing distances={distances} />
              <p className="text-small text-stone">{place.note}</p>
            </div>
          )}
          <ol className="border-t border-line">
            {distances.map(({ place: name, km }, at) => (
              <li key={name} className="flex flex-wrap gap-x-4 border-b border-line py-3 text-base">
                <span className="text-stone">{at + 1}</span>
                <span className="grow-99 basis-[min-content] wrap-break-word">{name}</span>
                <span className="ml-auto whitespace-nowrap">{km} km</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {pin && (
        <p className="mt-6 flex flex-wrap items-center gap-x-6">
          <OutLink href={toMapLink(pin)}>{place.openMap}</OutLink>
          <span className="text-small text-stone">{project.pin}</span>
        </p>
      )}
    </section>
  );
}
