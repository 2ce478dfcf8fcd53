import { z } from 'zod';
import { aboutContent, storyContent } from '@/lib/content/pages/about';
import { definePart } from './define';
import { atMost, checkPlaceholders, paragraphs, requiredProse } from './texts';

const chapter = z
  .object({ heading: requiredProse('Heading is required', 120), paragraphs })
  .meta({ label: 'Chapter' });

const schema = z.object({
  statement: requiredProse('The first sentence is required', 400).meta({
    label: 'First sentence of About Us',
  }),
  lead: requiredProse('The first paragraph is required', 400).meta({ label: 'First paragraph of the story' }),
  chapters: z
    .array(chapter)
    .min(1, 'There must be at least one chapter')
    .max(20, atMost(20, 'chapters'))
    .meta({ label: 'Chapters' }),
});

export const story = definePart(
  {
    part: 'story',
    name: 'About',
    role: 'editor',
    isPublic: true,
    shownOn: ['/about', '/aboutclick'],
    textOrder: 5,
    checkedFields: [],
  },
  {
    schema,
    input: schema.superRefine(checkPlaceholders),
    initial: {
      statement: aboutContent.statement,
      lead: storyContent.lead,
      chapters: storyContent.chapters.map(({ heading, paragraphs: texts }) => ({
        heading,
        paragraphs: [...texts],
      })),
    },
  },
);
