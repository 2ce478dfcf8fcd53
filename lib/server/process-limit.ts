import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';

const globals = globalThis as typeof globalThis & { builderLimits?: Map<string, LimitFunction> };
globals.builderLimits ??= new Map();
const limits = globals.builderLimits;

/** A limit by its name, one for the whole process: Next loads a module once for pages and once for routes. */
export function processLimit(name: string, concurrency: number): LimitFunction {
  const limit = limits.get(name) ?? pLimit(concurrency);
  limits.set(name, limit);
  return limit;
}
