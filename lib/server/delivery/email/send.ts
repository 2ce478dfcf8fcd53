import 'server-only';
import { DeliveryError } from '../delivery-error';
import { openMailService } from './service';
import { readMailSetup } from './setup';

export type MailFile = { name: string; type: string; text: string };

export type Mail = {
  to: 'team' | string;
  except?: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  files?: MailFile[];
};

const timeoutMs = 15_000;
// Mistakes that no retry fixes; a wrong sender can be corrected.
const isPermanentError = (name: string, status: number | null) =>
  (status === 400 || status === 422) && name !== 'invalid_from_address';

const findReceivers = ({ to, except }: Mail, team: string[]): string | string[] =>
  to === 'team' ? team.filter((address) => address.toLowerCase() !== except?.toLowerCase()) : to;

const toAttachment = ({ name, type, text }: MailFile) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(text).toString('base64'),
});

/** @throws DeliveryError without personal data. */
export async function sendMail(mail: Mail, idempotencyKey: string): Promise<void> {
  const { key, from, team } = await readMailSetup();
  if (key === null || from === null) throw new DeliveryError('mail is not set up');
  const receivers = findReceivers(mail, team);
  if (receivers.length === 0) return;
  const { subject, html, text, replyTo, files = [] } = mail;
  const { error } = await openMailService(key).emails.send(
    {
      from,
      to: receivers,
      subject,
      html,
      text,
      ...(replyTo && { replyTo }),
      ...(files.length > 0 && { attachments: files.map(toAttachment) }),
    },
    { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
  );
  // An earlier attempt was accepted, and the settings have changed the message since.
  if (!error || error.name === 'invalid_idempotent_request') return;
  const status = error.statusCode ?? null;
  throw new DeliveryError(status ? `${error.name} (${status})` : error.name, {
    isPermanentError: isPermanentError(error.name, status),
  });
}
