import { z } from 'zod';

const id = z.string().max(64);
const version = z.number().int().positive();
/** 0 is a part of the settings that nobody has saved yet. */
const baseVersion = z.number().int().nonnegative().nullish();

/** The version prevents overwriting a newer draft. */
const known = z.object({ _id: id, version });

export const draftSave = z.object({
  draft: known.nullish(),
  recordId: id.nullable(),
  baseVersion,
  publishAt: z.iso.datetime().nullish(),
  data: z.unknown(),
});

export const draftPublish = z.object({
  draft: known,
  baseVersion,
  data: z.unknown().optional(),
});

export const draftSchedule = z.object({ draft: known, publishAt: z.string().nullable() });

export const draftDiscard = known;
