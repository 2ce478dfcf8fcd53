import { z } from 'zod';
import { homeContent } from '@/lib/content/pages/home';
import { definePart } from './define';
import { checkPlaceholders, requiredProse } from './texts';

const schema = z.object({
  statement: requiredProse('The first sentence is required', 300).meta({ label: 'First sentence' }),
  about: requiredProse('The text next to it is required', 600).meta({ label: 'Text next to it' }),
});

export const home = definePart(
  {
    part: 'home',
    name: 'Home page',
    role: 'editor',
    isPublic: true,
    shownOn: ['/'],
    textOrder: 4,
    checkedFields: [],
  },
  {
    schema,
    input: schema.superRefine(checkPlaceholders),
    initial: { statement: homeContent.statement, about: homeContent.about },
  },
);
