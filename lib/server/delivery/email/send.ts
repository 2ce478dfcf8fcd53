import 'server-only';
import { Resend } from 'resend';
import { env } from '@/lib/server/env';
import { DeliveryError } from '../delivery-error';
import { listTeamAddresses } from './setup';

/** A mail in the outbox. `team` are the addresses of `listTeamAddresses` when it is sent. */
export type Mail = { to: 'team' | string; replyTo?: string; subject: string; html: string; text: string };

const timeoutMs = 15_000;
// Mistakes of this one mail, which no further attempt mends; a sender that is not right can be set right.
const isPermanentError = (name: string, status: number | null) =>
  (status === 400 || status === 422) && name !== 'invalid_from_address';

/** Hands a mail to the mail service. @throws DeliveryError, whose message has no personal data. */
export async function sendMail(mail: Mail, idempotencyKey: string): Promise<void> {
  const resend = new Resend(env.RESEND_API_KEY, env.RESEND_BASE_URL ? { baseUrl: env.RESEND_BASE_URL } : {});
  const { to, subject, html, text, replyTo } = mail;
  const { error } = await resend.emails.send(
    {
      from: env.MAIL_FROM ?? '',
      to: to === 'team' ? await listTeamAddresses() : to,
      subject,
      html,
      text,
      ...(replyTo && { replyTo }),
    },
    { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
  );
  // The second: an earlier attempt was taken, and settings have changed the message since.
  if (!error || error.name === 'invalid_idempotent_request') return;
  const status = error.statusCode ?? null;
  throw new DeliveryError(status ? `${error.name} (${status})` : error.name, {
    isPermanentError: isPermanentError(error.name, status),
  });
}
