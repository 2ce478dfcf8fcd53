import { z } from 'zod';

const keys = z.record(z.string(), z.json()).catch({});
export type Keys = z.output<typeof keys>;

/** Empty values have no key, so that most rows store '{}'. Keys of other releases stay. */
export const setKeys = (stored: unknown, values: Keys): Keys =>
  Object.fromEntries(
    Object.entries({ ...keys.parse(stored), ...values }).filter(
      ([, value]) => value !== '' && value !== null && value !== false,
    ),
  );
