import { PlainContactBar } from '@/components/site/chrome/plain-contact-bar';
import { EnquiryBlock } from '@/components/site/enquiries/enquiry-block';
import { Carousel } from '@/components/site/ui/carousel/carousel';
import { GalleryOpener } from '@/components/site/ui/pictures/gallery-opener';
import { carouselBoxes } from '@/components/site/ui/pictures/picture-boxes';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { RichText } from '@/components/site/ui/rich-text';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { DownLink } from '@/components/site/ui/text-link';
import { TideLine } from '@/components/site/ui/tide-line';
import { projectContent } from '@/lib/content/projects/projects-pages';
import { listOnRequest, type PublicDocument } from '@/lib/domain/documents/fields';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Below } from '@/lib/domain/records/dto';
import type { Responder, ShownContact } from '@/lib/domain/settings/dto';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import { splitGallery } from '@/lib/shared/projects/split-gallery';
import { AmenityList } from './amenity-list';
import { DocumentsSection } from './documents-section';
import { EnlargeLinks } from './enlarge-links';
import { EnquiryBand } from './enquiry-band';
import { FactsRail } from './facts-rail';
import { HomesSection } from './homes-section';
import { galleryId, listSections } from './page-sections';
import { PapersSection } from './papers-section';
import { PlaceSection } from './place-section';
import { ProgressSection } from './progress-section';
import { ProjectGallery } from './project-gallery';
import { RegistrationBlock } from './registration-block';
import { SpecificationList } from './specification-list';
import './papers.css';
import './registration.css';

type ProjectScreenProps = {
  project: PublicProject;
  below: Below;
  documents: PublicDocument[];
  contact: ShownContact;
  responder?: Responder | null;
  isOffered?: boolean;
};

export function ProjectScreen({
  project,
  below,
  documents,
  contact,
  responder,
  isOffered = true,
}: ProjectScreenProps) {
  const {
    name,
    slug,
    location,
    description,
    amenities,
    specifications,
    registrations,
    exemptions,
    unitTypes,
    unitCounts,
    papers,
    images,
  } = project;
  const { slider, gallery } = splitGallery(images);
  const hasGallery = gallery.length > 0;
  const shown = images.length > 0 ? slider : [{ ...illustrations.defaultProject, alt: '' }];
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
          action={
            hasGallery ? (
              <DownLink href={`#${galleryId}`}>{projectContent.viewGallery}</DownLink>
            ) : (
              images.length > 1 && <EnlargeLinks images={images} />
            )
          }
        />
        <RegistrationBlock registrations={registrations} exemptions={exemptions} documents={documents} />
      </div>
      {!hasGallery && images.length > 1 && <GalleryOpener />}
      <div className="page-x mt-10 desk:grid-12 desk:mt-[clamp(3.5rem,6vw,6rem)]">
        <FactsRail
          project={project}
          progress={below.progress}
          contact={contact}
          isOffered={isOffered}
          sections={listSections(project, below.progress)}
        />
        <StaticMarkup className="mt-16 grid gap-y-[clamp(4rem,6vw,5.5rem)] wrap-anywhere desk:col-span-7 desk:col-start-6 desk:mt-0">
          {description && <RichText html={description} below={1} className="text-description" />}
          <HomesSection homes={unitTypes} counts={unitCounts} slug={slug} />
          <PapersSection papers={papers} documents={documents} />
          <AmenityList amenities={amenities} />
          <SpecificationList specifications={specifications} />
          <ProgressSection progress={below.progress} />
          <DocumentsSection documents={documents} slug={slug} />
          <PlaceSection project={project} />
          {images.length > 0 && !hasGallery && (
            <p className="text-small text-stone">{projectContent.galleryNote}</p>
          )}
        </StaticMarkup>
        {unitTypes.some(({ plans }) => plans.length > 0) && <GalleryOpener />}
      </div>
      {hasGallery && <ProjectGallery id={galleryId} images={gallery} others={slider} />}
      {isOffered && (
        <>
          <EnquiryBand project={project} contact={contact} />
          <EnquiryBlock
            project={project}
            onRequest={listOnRequest(documents)}
            contact={contact}
            responder={responder}
          />
          <PlainContactBar contact={contact} project={name} />
        </>
      )}
    </TideLine>
  );
}
