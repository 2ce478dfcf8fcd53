import 'server-only';
import { Resend } from 'resend';
import { env } from '@/lib/server/env';
import { DeliveryError } from '../delivery-error';
import { listTeamAddresses } from './setup';

/** A mail in the outbox. `team` are the addresses of `listTeamAddresses` when it is sent. */
export type Mail = {
  to: 'team' | string;
  /** Who of the team knows already. */
  except?: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
};

const timeoutMs = 15_000;
// Mistakes of this one mail, which no further attempt mends; a sender that is not right can be set right.
const isPermanentError = (name: string, status: number | null) =>
  (status === 400 || status === 422) && name !== 'invalid_from_address';

async function findReceivers({ to, except }: Mail): Promise<string | string[]> {
  if (to !== 'team') return to;
  const team = await listTeamAddresses();
  return team.filter((address) => address.toLowerCase() !== except?.toLowerCase());
}

/** Hands a mail to the mail service. @throws DeliveryError, whose message has no personal data. */
export async function sendMail(mail: Mail, idempotencyKey: string): Promise<void> {
  const receivers = await findReceivers(mail);
  if (receivers.length === 0) return;
  const resend = new Resend(env.RESEND_API_KEY, env.RESEND_BASE_URL ? { baseUrl: env.RESEND_BASE_URL } : {});
  const { subject, html, text, replyTo } = mail;
  const { error } = await resend.emails.send(
    {
      from: env.MAIL_FROM ?? '',
      to: receivers,
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
