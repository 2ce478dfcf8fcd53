import { EnquiryBlock } from '@/components/site/enquiries/enquiry-block';
import { Carousel } from '@/components/site/ui/carousel';
import { carouselBoxes } from '@/components/site/ui/picture-boxes';
import { RichText } from '@/components/site/ui/rich-text';
import { StaticImage } from '@/components/site/ui/static-image';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { DownLink } from '@/components/site/ui/text-link';
import { TideLine } from '@/components/site/ui/tide-line';
import { illustrations } from '@/lib/content/illustrations';
import { projectContent } from '@/lib/content/projects-pages';
import type { Project } from '@/lib/domain/projects/fields';
import type { Responder, ShownContact } from '@/lib/domain/settings/dto';
import { AmenityList } from './amenity-list';
import { EnquiryBand } from './enquiry-band';
import { FactsRail } from './facts-rail';
import { HomesSection } from './homes-section';
import { PlaceSection } from './place-section';
import { ProjectGallery } from './project-gallery';
import { RegistrationBlock } from './registration-block';
import { SpecificationList } from './specification-list';
import './registration.css';

const galleryId = 'gallery';

type ProjectScreenProps = { project: Project; contact: ShownContact; responder?: Responder | null };

/** PROJ-2. */
export function ProjectScreen({ project, contact, responder }: ProjectScreenProps) {
  const { name, location, description, amenities, specifications, registrations, unitTypes, images } =
    project;
  // One picture stands in the slider alone.
  const hasGallery = images.length > 1;
  const shown = images.length > 0 ? images : [{ ...illustrations.defaultProject, alt: '' }];
  return (
    <TideLine as="article">
      <link rel="stylesheet" href="/print.css" media="print" />
      <div className="flex flex-col pt-[var(--bar)]">
        <Carousel
          label={`${projectContent.pictures} ${name}`}
          slides={shown.map((picture, index) => ({
            id: picture.url,
            picture: (
              <StaticImage
                picture={picture}
                fallback="project"
                sizes={carouselBoxes}
                fill
                preload={index === 0}
                className="object-cover"
              />
            ),
          }))}
          plate={
            <>
              <h1 className="project-name text-display-1">{name}</h1>
              {location && <p className="mt-2.5 text-lead">{location}</p>}
            </>
          }
          action={hasGallery && <DownLink href={`#${galleryId}`}>{projectContent.viewGallery}</DownLink>}
        />
        <RegistrationBlock registrations={registrations} />
      </div>
      <div className="page-x mt-10 desk:grid-12 desk:mt-[clamp(3.5rem,6vw,6rem)]">
        <FactsRail project={project} contact={contact} />
        <StaticMarkup className="mt-16 grid gap-y-[clamp(4rem,6vw,5.5rem)] wrap-anywhere desk:col-span-7 desk:col-start-6 desk:mt-0">
          {description && <RichText html={description} below={1} className="text-description" />}
          <HomesSection homes={unitTypes} />
          <AmenityList amenities={amenities} />
          <SpecificationList specifications={specifications} />
          <PlaceSection project={project} />
          {images.length === 1 && <p className="text-small text-stone">{projectContent.galleryNote}</p>}
        </StaticMarkup>
      </div>
      {hasGallery && <ProjectGallery id={galleryId} images={images} />}
      <EnquiryBand project={project} contact={contact} />
      <EnquiryBlock project={project} contact={contact} responder={responder} />
    </TideLine>
  );
}
