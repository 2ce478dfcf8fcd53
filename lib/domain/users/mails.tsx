import 'server-only';
import { recoveryWords as words } from '@/lib/content/recovery';
import { site } from '@/lib/content/site';
import type { Contact } from '@/lib/domain/settings/dto';
import { MailLayout } from '@/lib/server/delivery/email/layout';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { formatMoment } from '@/lib/shared/format-moment';

type ResetMail = { to: string; link: string; expiresAt: Date; contact: Contact };

/** To a person of the office who has forgotten the password. */
export function makeResetMail({ to, link, expiresAt, contact }: ResetMail): Mail {
  const mail = (
    <MailLayout title={words.mailTitle} footer={<p>{contact.address.join(', ')}</p>}>
      <p>{words.mailText}</p>
      <p>
        <a href={link}>{words.mailLink}</a>
      </p>
      <p>{words.mailUntil(formatMoment(expiresAt.getTime()))}</p>
      <p>{words.mailIgnore}</p>
    </MailLayout>
  );
  return { to, subject: `${words.mailTitle}, ${site.name}`, ...renderMail(mail) };
}
