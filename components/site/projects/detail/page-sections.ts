import { contactBarLabels, enquiryBlockId } from '@/lib/content/pages/contact-bar';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Progress } from '@/lib/domain/progress/fields';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { parsePin } from '@/lib/shared/map-pin';
import { splitGallery } from '@/lib/shared/projects/split-gallery';
import type { PageSection } from './page-contents';
import { progressId } from './progress-section';

export const galleryId = 'gallery';

export const hasPlace = ({
  pin,
  locationPicture,
  distances,
}: Pick<PublicProject, 'pin' | 'locationPicture' | 'distances'>): boolean =>
  parsePin(pin) !== null || locationPicture !== null || distances.length > 0;

export function listSections(project: PublicProject, progress: Progress[]): PageSection[] {
  const { homes, papers, place } = projectContent;
  const { unitTypes, specifications, images } = project;
  const sections: [id: string, title: string, isThere: boolean][] = [
    ['homes', homes.title, unitTypes.length > 0],
    ['papers', papers.title, project.papers.length > 0],
    ['amenities', projectContent.amenities, true],
    ['specifications', projectContent.specifications, specifications.length > 0],
    [progressId, projectContent.progress, progress.length > 0],
    ['documents', projectContent.documents, true],
    ['place', place.title, hasPlace(project)],
    [galleryId, projectContent.gallery, splitGallery(images).gallery.length > 0],
    [enquiryBlockId, contactBarLabels.enquire, true],
  ];
  return sections.flatMap(([id, title, isThere]) => (isThere ? [{ id, title }] : []));
}
