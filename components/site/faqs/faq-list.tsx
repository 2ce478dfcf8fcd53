import { Accordion } from '@/components/site/ui/accordion';
import { TextLink } from '@/components/site/ui/text-link';
import { limits } from '@/lib/content/limits';
import type { Faq } from '@/lib/domain/settings/dto';
import './faq-list.css';

/** FAQ-1: in the HTML from the start; CSS alone shows the list after half a second. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  const rows = faqs.map(({ _id, question, answer, link }) => ({
    key: _id,
    title: question,
    content: (
      <>
        <div className="grid gap-y-[1.05em]">
          {answer.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </div>
        {link && (
          <div className="mt-3">
            <TextLink href={link.href}>{link.name}</TextLink>
          </div>
        )}
      </>
    ),
  }));
  return (
    <div className="faq-list" style={{ animationDelay: `${limits.faqDelayMs}ms` }}>
      <Accordion name="faqs" rows={rows} />
    </div>
  );
}
