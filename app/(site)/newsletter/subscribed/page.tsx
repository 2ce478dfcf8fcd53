import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { answers } from '@/lib/content/enquiries/answers';
import { forms } from '@/lib/content/enquiries/forms';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { sharePath } from '@/lib/shared/pages/page-metadata';

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
