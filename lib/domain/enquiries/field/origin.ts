import { z } from 'zod';
import { type Keys, setKeys } from './set-keys';

const keys = z.object({
  /** What the source calls the project. */
  listing: z.string().catch(''),
  /** When it was sent there, by the clock of the source. */
  sentAt: z.iso.datetime().nullable().catch(null),
  /** Name of who typed it in; '' where the visitor sent it. */
  addedBy: z.string().catch(''),
  /** It came with a table, long after it was received: no news to anybody. */
  isOld: z.boolean().catch(false),
  /** The team has given the name: none was sent. */
  isNameAdded: z.boolean().catch(false),
  /** The number as typed. */
  phone: z.string().catch(''),
});
/** Another release may have stored another shape. */
const origin = keys.catch(keys.parse({}));
export type Origin = z.output<typeof keys>;
type Row = { origin: unknown };

export const toOrigin = (row: Row): Origin => origin.parse(row.origin);

/** The column with some of it changed. */
export const setOrigin = (row: Row, values: Partial<Origin>): { origin: Keys } => ({
  origin: setKeys(row.origin, values),
});
