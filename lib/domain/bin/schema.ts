import { z } from 'zod';

export const emptying = z.object({ until: z.iso.datetime() });
