import type { z } from 'zod';
import type { SettingPart } from '@/lib/domain/settings/schema';

export const draftKind = 'settings';

/** Receives the focus after a save, which remounts the form. */
export const titleId = 'part-of-settings';

export type FormPart<P extends SettingPart = SettingPart> = {
  part: P;
  name: string;
  schema: z.ZodType;
  input: z.ZodType;
  checkedFields?: readonly string[];
};
