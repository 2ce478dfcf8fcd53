import { aboutContent, storyContent } from '@/lib/content/about';
import { previewContent } from '@/lib/content/preview';
import type { Preview } from '@/lib/domain/drafts/preview';

/** The other page of a draft of the story. */
export const aboutPage = 'about';

/** What the banner says of a draft beside that it is one. */
export function describePreview({ kind, content }: Preview, page: string | undefined) {
  if (kind !== 'settings') return {};
  if (content.part === 'contact') return { note: previewContent.contact };
  if (content.part !== 'story') return {};
  const isAbout = page === aboutPage;
  return {
    pages: [
      { name: storyContent.title, href: '?', isShown: !isAbout },
      { name: aboutContent.title, href: `?page=${aboutPage}`, isShown: isAbout },
    ],
  };
}
