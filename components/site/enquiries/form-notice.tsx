import { SiteLink } from '@/components/shared/site-link';
import { noticeLink } from '@/lib/content/enquiries/contact';
import { fillMonths } from '@/lib/content/settings/retention-text';
import type { FormContact } from '@/lib/shared/enquiries/form-contact';

type FormNoticeProps = { text: string; contact: FormContact };

export function FormNotice({ text, contact: { email, monthsKept } }: FormNoticeProps) {
  return (
    <p className="mt-6 max-w-[40em] text-label text-stone wrap-anywhere">
      {fillMonths(text, monthsKept)} {noticeLink.text(email)}{' '}
      <SiteLink
        href="/privacy"
        className="border-b border-control text-ink hover:border-terra-deep hover:text-terra-deep"
      >
        {noticeLink.name}
      </SiteLink>
      .
    </p>
  );
}
