import 'server-only';
import { z } from 'zod';

/** A row of the settings table without a part on the settings screen. */
export const backupPart = 'backup';

export const lastBackup = z.object({ at: z.iso.datetime() });
