import { z } from 'zod';
import { requiredText } from '@/lib/shared/parsing/fields';

const name = z.string().min(1).max(80);

/** Replaces the kind for a part of the settings. */
export const settingsKind = 'settings';

export const keptWordingInput = z.object({
  kind: name,
  recordId: name,
  field: name,
  rule: name,
  words: z.string().max(300),
  sentence: z.string().min(1).max(300),
  reason: requiredText('Give the reason in one sentence', 300),
});
export type KeptWordingInput = z.input<typeof keptWordingInput>;

export const wordingOwner = z.object({ kind: name, recordId: name });
