import 'server-only';
import { type ReminderStep, reminderMail } from '@/lib/content/enquiries/assignment';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { html } from '@/lib/server/text/html';
import { titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { formatMoment } from '@/lib/shared/time/format-moment';
import type { Enquiry } from '@/prisma/generated/client';

type OwnedEnquiry = Enquiry & { project: { name: string } | null };

export type OwnerMail = {
  step: ReminderStep;
  /** An address, or `team`. */
  to: string;
  enquiry: OwnedEnquiry;
  owner: string | null;
  dueAt: Date;
};

const titleOfEnquiry = (enquiry: OwnedEnquiry) =>
  [titleOfRow(enquiry), enquiry.project?.name].filter(Boolean).join(', ');

export function makeOwnerMail(
  { step, to, enquiry, owner, dueAt }: OwnerMail,
  { identity }: Pick<MailHead, 'identity'>,
): Mail {
  const title = reminderMail.titles[step](titleOfEnquiry(enquiry)).replace(/\s+/g, ' ').slice(0, 150);
  const due = formatMoment(dueAt.getTime());
  const isLate = step === 'head' || step === 'next';
  const body = html`
    <p>${isLate ? reminderMail.wasDue(due) : reminderMail.answerBy(due)}</p>
    ${enquiry.message && html`<blockquote style="margin:0 0 16px">${enquiry.message}</blockquote>`}
    <p>
      ${reminderMail.received(formatMoment(enquiry.createdAt.getTime()))}
      ${isLate && (owner === null ? reminderMail.noOwner : reminderMail.owner(owner))}
      ${enquiry.ownerReason}
    </p>
    <p><a href="${env.SITE_URL}/admin/enquiries/${enquiry.id}">${reminderMail.open}</a></p>
    ${enquiry.phoneE164 && html`<p><a href="tel:${enquiry.phoneE164}">${enquiry.phoneE164}</a></p>`}`;
  return {
    to,
    ...(enquiry.email && { replyTo: enquiry.email }),
    subject: title,
    ...renderMail({ title, body, footer: html`<p>${reminderMail.footer}</p>` }, identity),
  };
}
