import { projectsContent } from '@/lib/content/projects-pages';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

/** The plain list is the one to be found; each filtered one is a part of it. */
export const filteredListMetadata = toMetadata({
  title: projectsContent.title,
  description: projectsContent.description,
  path: '/projects',
  share: sharePath('/projects'),
  isIndexed: false,
});
