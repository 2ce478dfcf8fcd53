import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { isPreview } from '@/lib/server/host';

const leadsSetting = z.object({ recipients: z.array(z.string()) });

/** The addresses that are mailed of enquiries: those of the settings, else those of LEADS_TO. */
export async function listTeamAddresses(): Promise<string[]> {
  const row = await db.setting.findUnique({ where: { part: 'leads' } });
  const listed = leadsSetting.safeParse(row?.value);
  if (listed.success && listed.data.recipients.length > 0) return listed.data.recipients;
  return (env.LEADS_TO ?? '')
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean);
}

/** Names of the settings without which no mail can be sent; empty when mail is set up. */
export async function listMissingMailSettings(): Promise<string[]> {
  const missing: string[] = (['RESEND_API_KEY', 'MAIL_FROM'] as const).filter((name) => !env[name]);
  return (await listTeamAddresses()).length > 0 ? missing : [...missing, 'LEADS_TO'];
}

/** A preview, or a copy of the site under another name, mails nobody. */
export function isOwnHost(host: string | null): boolean {
  // That host calls its schedules by another name of the same deployment, and says itself which one is the real site.
  return process.env.VERCEL_ENV ? !isPreview() : host === new URL(env.SITE_URL).host;
}
