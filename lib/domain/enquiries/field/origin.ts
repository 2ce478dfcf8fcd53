import { z } from 'zod';
import { type Keys, setKeys } from './set-keys';

const keys = z.object({
  listing: z.string().catch(''),
  sentAt: z.iso.datetime().nullable().catch(null),
  addedBy: z.string().catch(''),
  /** From a table, received long before: nobody is notified. */
  isOld: z.boolean().catch(false),
  isNameAdded: z.boolean().catch(false),
  phone: z.string().catch(''),
});
/** Another release may have stored another shape. */
const origin = keys.catch(keys.parse({}));
export type Origin = z.output<typeof keys>;
type Row = { origin: unknown };

export const toOrigin = (row: Row): Origin => origin.parse(row.origin);

export const setOrigin = (row: Row, values: Partial<Origin>): { origin: Keys } => ({
  origin: setKeys(row.origin, values),
});
