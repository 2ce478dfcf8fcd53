import type { Metadata } from 'next';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { sharePath } from '@/lib/shared/pages/page-metadata';

/** The plain list is the one to be found; each filtered one is a part of it. */
export const describeFilteredList = (): Promise<Metadata> =>
  toSiteMetadata({
    title: projectsContent.title,
    description: projectsContent.description,
    path: '/projects',
    share: sharePath('/projects'),
    isIndexed: false,
  });
