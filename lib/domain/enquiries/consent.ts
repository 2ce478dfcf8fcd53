import 'server-only';
import { readToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { isId } from '@/lib/shared/id';
import { withdrawPurpose } from './mails';

/** The enquiry that a withdraw link names, or null when the link is forged. */
export function findWithdrawnLead(token: string): string | null {
  const id = readToken(withdrawPurpose, token);
  return id !== null && isId(id) ? id : null;
}

/**
 * Takes back the consent to marketing of the person of a withdraw link, and the newsletter of their address. True also when there
 * was none, or when nothing of the person is kept any more; false for a forged link.
 */
export async function withdrawConsent(token: string): Promise<boolean> {
  const id = findWithdrawnLead(token);
  if (id === null) return false;
  await db.$transaction(async (tx) => {
    const lead = await tx.enquiry.findUnique({ where: { id }, select: { personKey: true } });
    if (!lead) return;
    const all = await tx.enquiry.findMany({
      where: { personKey: lead.personKey },
      select: { id: true, email: true, marketingWithdrawnAt: true },
    });
    const open = all.filter(({ marketingWithdrawnAt }) => marketingWithdrawnAt === null);
    await tx.enquiry.updateMany({
      where: { id: { in: open.map((each) => each.id) } },
      data: { marketingConsent: false, newsletter: false, marketingWithdrawnAt: new Date() },
    });
    await tx.enquiryEvent.createMany({
      data: open.map((each) => ({
        enquiryId: each.id,
        kind: 'consent',
        actor: 'The visitor',
        text: 'took back the consent to marketing',
      })),
    });
    await tx.subscriber.deleteMany({ where: { email: { in: all.map(({ email }) => email) } } });
  });
  return true;
}
