import { z } from 'zod';
import { faqs as own } from '@/lib/content/pages/faqs';
import { requiredText } from '@/lib/shared/parsing/fields';
import { definePart } from './define';
import { atMost, checkPlaceholders, paragraphs, requiredProse } from './texts';

const faq = z
  .object({
    _id: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/, 'An id has small letters, digits and hyphens')
      .optional(),
    question: requiredProse('Question is required', 300),
    answer: paragraphs.refine((texts) => texts.length > 0, 'Answer is required'),
    link: z
      .object({
        name: requiredText('Name is required', 60),
        href: z.enum(['/projects', '/contact', '/upcoming-projects'], { error: 'Choose a page' }),
      })
      .optional(),
  })
  .meta({ label: 'Question' });

const schema = z.array(faq).min(1, 'There must be at least one question').max(40, atMost(40, 'questions'));

/** FAQ-1. */
export const faqs = definePart(
  {
    part: 'faqs',
    name: 'FAQ',
    role: 'editor',
    isPublic: true,
    shownOn: ['/faqs'],
    textOrder: 3,
    checkedFields: [],
  },
  { schema, input: schema.superRefine(checkPlaceholders), initial: own },
);
