import { aboutContent, storyContent } from '@/lib/content/pages/about';
import type { Preview } from '@/lib/domain/drafts/preview';

/** The other page of a draft of the story. */
export const aboutPage = 'about';

/** Those of a draft that is shown on several. */
export function listPages({ kind, content }: Preview, page: string | undefined) {
  if (kind !== 'settings' || content.part !== 'story') return [];
  const isAbout = page === aboutPage;
  return [
    { name: storyContent.title, href: '?', isShown: !isAbout },
    { name: aboutContent.title, href: `?page=${aboutPage}`, isShown: isAbout },
  ];
}
