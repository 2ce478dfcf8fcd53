import { AmenityIcon } from '@/components/shared/amenity-icon';
import { messages } from '@/lib/content/messages';
import { projectContent } from '@/lib/content/projects/projects-pages';

export function AmenityList({ amenities }: { amenities: string[] }) {
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="text-display-3">
        {projectContent.amenities}
      </h2>
      {amenities.length === 0 ? (
        <p className="mt-6 border-y border-line py-5 text-body">{messages.projects.noAmenities}</p>
      ) : (
        <div className="mt-8 overflow-hidden border-t border-line">
          <ul className="grid-pair tablet:grid-cols-3">
            {amenities.map((name) => (
              <li
                key={name}
                className="relative flex min-h-[76px] items-center gap-3 py-2.5 pr-2 text-base leading-snug after:absolute after:bottom-0 after:-left-4 after:w-[calc(100%+16px)] after:border-b after:border-line tablet:gap-3.5"
              >
                <AmenityIcon name={name} />
                <span className="min-w-0 break-words">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
