import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { answers } from '@/lib/content/answers';
import { forms } from '@/lib/content/forms';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { sharePath } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, text } = answers.newsletter;

export const generateMetadata = () =>
  toSiteMetadata({
    title,
    description: text,
    path: forms.newsletter.answer,
    share: sharePath('/'),
    isIndexed: false,
  });

export default function SubscribedPage() {
  return <AnswerPage answer="newsletter" />;
}
