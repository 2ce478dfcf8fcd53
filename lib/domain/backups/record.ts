import 'server-only';
import { z } from 'zod';

/** The row of the settings that says when the last backup was made. It is no part that anybody edits. */
export const backupPart = 'backup';

export const lastBackup = z.object({ at: z.iso.datetime() });
