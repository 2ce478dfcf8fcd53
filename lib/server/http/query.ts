import 'server-only';
import type { z } from 'zod';
import { parseInput } from '@/lib/shared/parsing/parse';

/** An empty value counts as absent. @throws AppError invalid. */
export function parseQuery<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return parseInput(schema, Object.fromEntries(entries));
}
