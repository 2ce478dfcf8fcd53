import { z } from 'zod';

/** Up to which moment what was deleted goes for good. */
export const emptying = z.object({ until: z.iso.datetime() });
