import { z } from 'zod';
import { type LegalPage, privacy as privacyText, terms as termsText } from '@/lib/content/pages/legal';
import { requiredText } from '@/lib/shared/parsing/fields';
import { definePart } from './define';
import { atMost, checkPlaceholders, line, paragraphs, prose, requiredProse, tidy } from './texts';

const section = z
  .object({
    heading: requiredProse('Heading is required', 200),
    paragraphs,
    list: z.array(line.overwrite(tidy)).max(60, atMost(60, 'lines')).optional(),
  })
  .meta({ label: 'Section' });

const schema = z.object({
  title: requiredText('Title is required', 120).meta({ label: 'Title' }),
  lead: prose(600).meta({ label: 'First paragraph' }),
  description: prose(400).meta({ label: 'Summary for search engines' }),
  sections: z
    .array(section)
    .min(1, 'There must be at least one section')
    .max(60, atMost(60, 'sections'))
    .meta({ label: 'Sections' }),
});

const input = schema.superRefine(checkPlaceholders);

const withoutDate = ({ updated: _, ...page }: LegalPage) => page;

/** LEGAL-1. */
export const privacy = definePart(
  {
    part: 'privacy',
    name: 'Privacy',
    role: 'editor',
    isPublic: true,
    shownOn: ['/privacy'],
    textOrder: 1,
    checkedFields: [],
  },
  { schema, input, initial: withoutDate(privacyText) },
);
export const terms = definePart(
  {
    part: 'terms',
    name: 'Terms',
    role: 'editor',
    isPublic: true,
    shownOn: ['/terms'],
    textOrder: 2,
    checkedFields: [],
  },
  { schema, input, initial: withoutDate(termsText) },
);
