import 'server-only';
import { z } from 'zod';
import { documentAccess } from '@/lib/content/documents';

export const rawPrefix = 'incoming/';

const pathname = z
  .string()
  .max(300)
  .regex(/^incoming\/[^/\\?#%\p{C}]{1,250}$/u, 'A direct upload goes to incoming/<file name>.');

export const tokenRequest = z.object({
  type: z.literal('blob.generate-client-token'),
  payload: z.object({ pathname, multipart: z.boolean().optional(), clientPayload: z.string().nullish() }),
});

const access = z.enum(documentAccess).default('Open');

export const fileTokenRequest = tokenRequest.extend({ access });

export const tokenAnswer = z.object({
  type: z.string(),
  clientToken: z.string(),
  pathname: z.string(),
  access: z.enum(['public', 'private']),
});

export const completion = z.object({
  url: z.url('Give the address of the stored file.').max(1000),
  fileName: z.string().max(300).optional(),
});

export const fileCompletion = completion.extend({ access });
