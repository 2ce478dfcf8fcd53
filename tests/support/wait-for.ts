import { vi } from 'vitest';

/** Until `check` throws no more: twenty seconds, which a busy machine needs where a quick one needs one. */
export const waitFor = <T>(
  check: () => T | Promise<T>,
  options: Parameters<typeof vi.waitFor>[1] = 20_000,
): Promise<T> => vi.waitFor(check, options);
