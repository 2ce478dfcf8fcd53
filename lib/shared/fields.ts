import { z } from 'zod';

// NUL cannot be stored in a Postgres text; it never belongs in one.
const clean = (value: string) => value.replaceAll('\u0000', '').trim();

/** A text that may be empty; trimmed. `max` counts characters. */
export const optionalText = (max: number) =>
  z.string().max(max, `At most ${max} characters`).transform(clean);

/** A text that must not be empty; trimmed. `max` counts characters. */
export const requiredText = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(max, `At most ${max} characters`)
    .transform(clean)
    .refine((value) => value !== '', message);
