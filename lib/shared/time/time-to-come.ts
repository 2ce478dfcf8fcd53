import { z } from 'zod';

export const timeToCome = z.iso
  .datetime({ offset: true, error: 'Choose a day and a time' })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() > Date.now(), 'Choose a time that is still to come');
