import { TextLink } from '@/components/site/ui/text-link';
import { ThankYou } from '@/components/site/ui/thank-you';
import { answers } from '@/lib/content/answers';

/** CONT-5: where a form leads that was sent without a script. */
export function AnswerPage({ answer }: { answer: keyof typeof answers }) {
  const { title, text, onward } = answers[answer];
  return (
    <div className="page-x page-top min-h-[60vh] pb-24">
      <ThankYou title={title} text={text} headingLevel={1}>
        <TextLink href={onward.href}>{onward.name}</TextLink>
      </ThankYou>
    </div>
  );
}
