import 'server-only';
import { type MailPart, mailRows } from '@/lib/content/mail/mail';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { isPreview } from '@/lib/server/host';
import { formatSender, type MailSender } from '@/lib/shared/mail/mail-sender';
import { recipientsFields } from '@/lib/shared/mail/recipients';
import { findSealedKey, findStoredSender, openMailKey } from './stored';

const leadsPart = 'leads';

/** The environment comes before stored settings. */
export type MailSetup = {
  key: string | null;
  stored: { key: { key: string | null } | null; sender: MailSender | null };
  from: string | null;
  team: string[];
  isTeamOfEnvironment: boolean;
};

const listed = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean);

export async function readMailSetup(): Promise<MailSetup> {
  const rows = await db.setting.findMany({
    where: { part: { in: [leadsPart, ...Object.values(mailRows)] } },
    select: { part: true, value: true },
  });
  const findValue = (part: string) => rows.find((row) => row.part === part)?.value;
  const sealed = findSealedKey(findValue(mailRows.key));
  const key = sealed === null ? null : { key: openMailKey(sealed) };
  const sender = findStoredSender(findValue(mailRows.sender));
  const recipients = recipientsFields.safeParse(findValue(leadsPart)).data?.recipients ?? [];
  return {
    key: env.RESEND_API_KEY ?? key?.key ?? null,
    stored: { key, sender },
    from: env.MAIL_FROM ?? (sender && formatSender(sender)),
    team: recipients.length > 0 ? recipients : listed(env.LEADS_TO ?? ''),
    isTeamOfEnvironment: recipients.length === 0,
  };
}

export const listTeamAddresses = async (): Promise<string[]> => (await readMailSetup()).team;

export function findMissingMailParts({ key, from, team }: MailSetup): MailPart[] {
  const missing: (MailPart | false)[] = [
    key === null && 'key',
    from === null && 'sender',
    team.length === 0 && 'recipients',
  ];
  return missing.filter((part) => part !== false);
}

export const listMissingMailParts = async (): Promise<MailPart[]> =>
  findMissingMailParts(await readMailSetup());

/** Previews and copies under another host name must not send mail. */
export function isOwnHost(host: string | null): boolean {
  // Vercel calls schedules under another host name, and says which deployment is the real site.
  return process.env.VERCEL_ENV ? !isPreview() : host === new URL(env.SITE_URL).host;
}
