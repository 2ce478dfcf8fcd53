import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';

const globals = globalThis as typeof globalThis & { builderLimits?: Map<string, LimitFunction> };
globals.builderLimits ??= new Map();
const limits = globals.builderLimits;

/** Global, because Next loads a module twice. */
export function processLimit(name: string, concurrency: number): LimitFunction {
  const limit = limits.get(name) ?? pLimit(concurrency);
  limits.set(name, limit);
  return limit;
}
