import { z } from 'zod';

const id = z.string().max(64);
const version = z.number().int().positive();
/** 0 is a part of the settings that nobody has saved yet. */
const baseVersion = z.number().int().nonnegative().nullish();

/** The draft as it was read: of a newer one nothing is overwritten. */
const known = z.object({ _id: id, version });

export const draftSave = z.object({
  /** Absent where there was no draft. */
  draft: known.nullish(),
  /** Null for a record that is not there yet. */
  recordId: id.nullable(),
  /** The version of the record that it was made on; the newest unless told. */
  baseVersion,
  /** Of one that is brought back; where that time is over meanwhile, nothing happens by itself. */
  publishAt: z.iso.datetime().nullish(),
  data: z.unknown(),
});

export const draftPublish = z.object({
  draft: known,
  baseVersion,
  /** In the place of what was saved, where the form holds something newer. */
  data: z.unknown().optional(),
});

export const draftSchedule = z.object({ draft: known, publishAt: z.string().nullable() });

export const draftDiscard = known;
