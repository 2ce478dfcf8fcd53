import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';

export function findInputErrors(schema: z.ZodType, input: unknown): FieldErrors {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    return error instanceof AppError ? (error.fields ?? {}) : {};
  }
}
