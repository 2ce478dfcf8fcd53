import { TextLink } from '@/components/site/ui/text-link';
import { ThankYou } from '@/components/site/ui/thank-you';
import { answers } from '@/lib/content/enquiries/answers';
import type { ChatPartner } from '@/lib/content/pages/contact-bar';
import type { PostedForm } from './outcomes';
import { SentLine } from './sent-line';

type AnswerPageProps = { answer: keyof typeof answers; sent?: { name: PostedForm; contact: ChatPartner } };

/** CONT-5. */
export function AnswerPage({ answer, sent }: AnswerPageProps) {
  const { title, text, onward } = answers[answer];
  return (
    <div className="page-x page-top min-h-[60vh] pb-24">
      <ThankYou title={title} text={text} headingLevel={1}>
        {sent && <SentLine {...sent} />}
        <TextLink href={onward.href}>{onward.name}</TextLink>
      </ThankYou>
    </div>
  );
}
