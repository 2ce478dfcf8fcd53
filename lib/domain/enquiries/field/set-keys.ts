import { z } from 'zod';

const keys = z.record(z.string(), z.json()).catch({});
export type Keys = z.output<typeof keys>;

/** A JSON column with other values under some of its keys. What is empty has no key; keys of another release stay. */
export const setKeys = (stored: unknown, values: Keys): Keys =>
  Object.fromEntries(
    Object.entries({ ...keys.parse(stored), ...values }).filter(
      ([, value]) => value !== '' && value !== null && value !== false,
    ),
  );
