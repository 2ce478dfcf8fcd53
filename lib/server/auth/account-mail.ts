import 'server-only';
import { randomUUID } from 'node:crypto';
import { type AccountMail, accountMails } from '@/lib/content/accounts/account-mails';
import { accountPath } from '@/lib/content/nav';
import { formatMoment } from '@/lib/shared/time/format-moment';
import type { Tx } from '../db';
import { readMailAddress } from '../delivery/email/address';
import { renderMail } from '../delivery/email/render';
import { listMissingMailParts } from '../delivery/email/setup';
import { enqueueMail } from '../delivery/outbox/enqueue';
import { env } from '../env';
import { readIdentity } from '../pictures/identity';
import { html } from '../text/html';

export async function enqueueAccountMail(tx: Tx, to: string, { title, text }: AccountMail): Promise<void> {
  if ((await listMissingMailParts()).length > 0) return;
  const identity = await readIdentity(tx);
  const body = html`
    <p>${text(identity.name)}</p>
    <p>${accountMails.when(formatMoment(Date.now()))}</p>
    <p>${accountMails.notYou}</p>
    <p><a href="${env.SITE_URL}${accountPath}">${accountMails.link}</a></p>`;
  const mail = renderMail({ title, body, footer: html`<p>${await readMailAddress(tx)}</p>` }, identity);
  await enqueueMail(
    tx,
    { to, subject: `${title}, ${identity.name}`, ...mail },
    { label: accountMails.label, idempotencyKey: `account-${randomUUID()}` },
  );
}
