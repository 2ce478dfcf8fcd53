import 'server-only';
import { z } from 'zod';
import { documentAccess } from '@/lib/content/documents';

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

/** Who may read the file later, which says into which store it goes. */
const access = z.enum(documentAccess).default('Open');

export const fileTokenRequest = tokenRequest.extend({ access });

export const tokenAnswer = z.object({
  type: z.string(),
  clientToken: z.string(),
  pathname: z.string(),
  access: z.enum(['public', 'private']),
});

/** The stored file, by the address that the store answered to the browser; and its name on the person's machine. */
export const completion = z.object({
  url: z.url('Give the address of the stored file.').max(1000),
  fileName: z.string().max(300).optional(),
});

export const fileCompletion = completion.extend({ access });
