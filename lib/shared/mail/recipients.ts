import '../zod-in-browser';
import { z } from 'zod';

export const emailAddress = z
  .string({ error: 'E-mail is required' })
  .trim()
  .toLowerCase()
  .max(200, 'At most 200 characters')
  .pipe(z.email('Invalid email format'));

/** Who is mailed of each new enquiry, as the settings hold it. None: the addresses of LEADS_TO. */
export const recipientsFields = z.object({
  recipients: z.array(emailAddress).max(20, 'At most 20 recipients').meta({ label: 'E-mail addresses' }),
});
