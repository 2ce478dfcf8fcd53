import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { Carousel, type Slide } from '@/components/site/ui/carousel/carousel';
import { heroBoxes } from '@/components/site/ui/pictures/picture-boxes';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { TextLink } from '@/components/site/ui/text-link';
import { homeContent } from '@/lib/content/pages/home';
import type { HeroImage } from '@/lib/domain/hero/fields';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';

type Shown = Omit<HeroImage, 'version'>;

const toOnly = (picture: Picture): Shown => ({ _id: 'none', picture, project: null });

const toSlide =
  (tagline: string) =>
  ({ picture, project }: Shown, index: number): Slide => {
    return {
      id: picture.url,
      picture: (
        <StaticImage
          picture={picture}
          fallback="project"
          sizes={heroBoxes}
          fill
          preload={index === 0}
          className="object-cover"
        />
      ),
      plate: (
        <>
          <p className={`text-display-2 ${project ? '' : 'max-w-[11em]'}`}>{project?.name ?? tagline}</p>
          {project?.location && <p className="mt-2.5 text-lead">{project.location}</p>}
          {project && (
            <RegisteredLines
              registered={project.registered}
              className="mt-2 max-w-[26em] text-[clamp(1.0625rem,1.875vw,1.875rem)] leading-[1.28]"
            />
          )}
        </>
      ),
      action: project?.explore && (
        <TextLink href={`/projects/${project.slug}`}>
          {homeContent.seeProject}
          <span className="sr-only">: {project.name}</span>
        </TextLink>
      ),
    };
  };

type HeroProps = {
  images: HeroImage[];
  tagline: string;
  instead: Picture | null;
};

/** HOME-1, STATE-3. */
export function Hero({ images, tagline, instead }: HeroProps) {
  const shown = images.length > 0 ? images : [toOnly(instead ?? illustrations.heroTower)];
  const slides = shown.map(toSlide(tagline));
  return (
    <div className="hero pt-[var(--bar)]">
      <Carousel label={homeContent.heroLabel} slides={slides} />
    </div>
  );
}
