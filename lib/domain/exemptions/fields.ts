import { z } from 'zod';
import { exemptionReasons } from '@/lib/content/exemptions';
import { documentRef, requiredText } from '@/lib/shared/parsing/fields';
import { childList } from '@/lib/shared/parsing/record-fields';

export const exemptionFields = z.object({
  reason: z
    .enum(exemptionReasons, { error: `The reason is one of: ${exemptionReasons.join('; ')}` })
    .meta({ label: 'Exempt because of' }),
  sentence: requiredText('State in one sentence why no registration is needed', 300).meta({
    label: 'Sentence on its page',
  }),
  document: requiredText('Name the document that proves it, with its number', 160).meta({
    label: 'Document, with its number',
  }),
  documentId: documentRef.meta({ label: 'Its PDF' }),
});

export const exemptionList = childList(exemptionFields, 'Exemption', 1);
export type Exemption = z.output<typeof exemptionList>[number];
