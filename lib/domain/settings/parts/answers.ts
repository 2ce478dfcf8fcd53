import { z } from 'zod';
import { answerLimits, readyAnswers } from '@/lib/content/settings/ready-answers';
import { requiredText } from '@/lib/shared/parsing/fields';
import { answerPlaceholders } from '@/lib/shared/settings/placeholders';
import { definePart } from './define';
import { atMost, refuseBroken } from './texts';

const answer = z
  .object({
    name: requiredText('Name is required', answerLimits.nameMax),
    text: requiredText('Text is required', answerLimits.textMax).overwrite(answerPlaceholders.tidy),
  })
  .meta({ label: 'Ready answer' });

const schema = z.object({
  answers: z
    .array(answer)
    .max(answerLimits.count, atMost(answerLimits.count, 'ready answers'))
    .meta({ label: 'Ready answers' }),
});

export const answers = definePart(
  { part: 'answers', name: 'Ready answers', role: 'admin', isPublic: false, textOrder: 6 },
  {
    schema,
    input: schema.superRefine(refuseBroken(answerPlaceholders.findBroken)),
    initial: { answers: readyAnswers.map((each) => ({ ...each })) },
  },
);
