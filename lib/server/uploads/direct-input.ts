import 'server-only';
import { z } from 'zod';

/** Apart from the stored pictures: raw uploads lie here until they are processed. */
export const rawPrefix = 'incoming/';

const pathname = z
  .string()
  .max(300)
  .regex(/^incoming\/[^/\\?#%\p{C}]{1,250}$/u, 'A direct upload goes to incoming/<file name>.');

/** What `upload` of @vercel/blob/client asks with. */
export const tokenRequest = z.object({
  type: z.literal('blob.generate-client-token'),
  payload: z.object({ pathname, multipart: z.boolean().optional(), clientPayload: z.string().nullish() }),
});

/** The stored file, by the address that the store answered to the browser; and its name on the person's machine. */
export const completion = z.object({
  url: z.url('Give the address of the stored file.').max(1000),
  fileName: z.string().max(300).optional(),
});
