import { SiteLink } from '@/components/shared/site-link';
import { noticeLink } from '@/lib/content/contact';

/** What is done with what is sent, at the form itself. */
export function FormNotice({ text, email }: { text: string; email: string }) {
  return (
    <p className="mt-6 max-w-[40em] text-label text-stone">
      {text} {noticeLink.text(email)}{' '}
      <SiteLink
        href="/privacy"
        className="border-b border-control text-ink transition-colors duration-[160ms] hover:border-terra-deep hover:text-terra-deep"
      >
        {noticeLink.name}
      </SiteLink>
      .
    </p>
  );
}
