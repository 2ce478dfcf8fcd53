import '../parsing/zod-in-browser';
import { z } from 'zod';

export const emailAddress = z
  .string({ error: 'E-mail is required' })
  .trim()
  .toLowerCase()
  .max(200, 'At most 200 characters')
  .pipe(z.email('Invalid email format'));

export const recipientsFields = z.object({
  recipients: z.array(emailAddress).max(20, 'At most 20 recipients').meta({ label: 'E-mail addresses' }),
});
