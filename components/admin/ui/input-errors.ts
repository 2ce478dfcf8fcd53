import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';

/** What a schema finds wrong with an input, by field; nothing when it is right. */
export function findInputErrors(schema: z.ZodType, input: unknown): FieldErrors {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    return error instanceof AppError ? (error.fields ?? {}) : {};
  }
}
