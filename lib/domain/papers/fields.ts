import { z } from 'zod';
import { paperStates } from '@/lib/content/papers';
import { documentRef, optionalDay, optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { childList } from '@/lib/shared/parsing/record-fields';

/** RERA, section 11(1). */
export const paperFields = z.object({
  kind: requiredText('Name the paper, such as Building licence', 120).meta({ label: 'Paper' }),
  authority: optionalText(160).meta({ label: 'Given by' }),
  number: optionalText(80).meta({ label: 'Number' }),
  state: z
    .enum(paperStates, { error: `A paper is one of ${paperStates.join(', ')}` })
    .meta({ label: 'State', initial: 'To be applied' }),
  datedOn: optionalDay.meta({ label: 'Given or applied for on' }),
  expiresOn: optionalDay.meta({ label: 'Valid until' }),
  documentId: documentRef.meta({ label: 'Its PDF' }),
});

export const paperList = childList(paperFields, 'Papers', 40);
export type Paper = z.output<typeof paperList>[number];
