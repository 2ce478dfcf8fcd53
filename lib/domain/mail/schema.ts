import { z } from 'zod';
import { domainOfSender } from '@/lib/shared/mail/mail-sender';
import { requiredText } from '@/lib/shared/parsing/fields';

/** Only their owners can authenticate mail of these domains. */
const publicMailDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'outlook.com',
  'rediffmail.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
];

export const mailKeyInput = z.object({
  key: requiredText('The key is required', 200).refine(
    (key) => /^re_\w+$/.test(key),
    'A key of Resend begins with re_ and has letters, digits and underscores alone',
  ),
});

export const mailSenderInput = z.object({
  name: requiredText('The name is required', 80).refine(
    (name) => !/[<>"\\\p{Cc}]/u.test(name),
    'Write the name without quotes, brackets and line breaks',
  ),
  address: z
    .string({ error: 'The address is required' })
    .trim()
    .toLowerCase()
    .min(1, 'The address is required')
    .max(200, 'At most 200 characters')
    .pipe(z.email('Write a full address, such as office@example.com'))
    .refine(
      (address) => !publicMailDomains.includes(domainOfSender(address)),
      'Use an address of your own domain. Mail from this domain is rejected or lands in spam',
    ),
});

export type MailSenderInput = z.input<typeof mailSenderInput>;

export const typedMailPart = z.enum(['key', 'sender']);
export type TypedMailPart = z.infer<typeof typedMailPart>;
