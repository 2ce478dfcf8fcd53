import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { homeContent } from '@/lib/content/pages/home';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';
import { Film } from './film';
import { Quotes } from './quotes';

// The focal point shows the tower's roof in every crop.
const poster = { ...illustrations.filmPoster, focal: { x: 0.72, y: 0.12 } };

const boxes = [
  { from: 'tablet', width: '100vw', height: 'clamp(640px, 52vw, 860px)' },
  // The box is 300 px high: 269 px make a phone take the next smaller file, which saves 14 KB. At density 3 that is 1440.
  { width: '100vw', height: '269px' },
] as const;

type TestimonialFilmProps = {
  testimonials: Testimonial[];
  picture: Picture | null;
};

/** HOME-4. */
export function TestimonialFilm({ testimonials, picture }: TestimonialFilmProps) {
  return (
    <section
      aria-labelledby="testimonials"
      className="on-ink section-gap relative bg-ink text-on-ink tablet:min-h-[clamp(640px,52vw,860px)] tablet:pt-28"
    >
      <h2 id="testimonials" className="sr-only">
        {homeContent.testimonials}
      </h2>
      <Film
        hasFilm={picture === null}
        poster={
          <StaticImage
            picture={picture ?? poster}
            alt=""
            fallback="project"
            sizes={boxes}
            fill
            className="object-cover"
          />
        }
      >
        <Quotes testimonials={testimonials} />
      </Film>
    </section>
  );
}
