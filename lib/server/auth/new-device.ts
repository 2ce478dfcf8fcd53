import 'server-only';
import { accountMails } from '@/lib/content/accounts/account-mails';
import { db } from '../db';
import { log } from '../log';
import { enqueueAccountMail } from './account-mail';

type Person = { id: string; email: string };

export async function notifyOfNewDevice(
  { id: userId, email }: Person,
  { userAgent, address }: { userAgent: string; address: string },
): Promise<void> {
  try {
    const isOfUser = { where: { userId }, select: { id: true } };
    const isKnown = { ...isOfUser, where: { userId, address, userAgent: userAgent.slice(0, 300) } };
    if (!(await db.session.findFirst(isOfUser)) || (await db.session.findFirst(isKnown))) return;
    await enqueueAccountMail(db, email, accountMails.newDevice(address));
  } catch (error) {
    log.error({ code: (error as { code?: string }).code }, 'a mail of a new device was not written');
  }
}
