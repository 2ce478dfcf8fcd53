import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { answers } from '@/lib/content/enquiries/answers';
import { forms } from '@/lib/content/enquiries/forms';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { sharePath } from '@/lib/shared/pages/page-metadata';

export const ensureStatic = 'navigation';

const { title, text } = answers.callback;

export const generateMetadata = () =>
  toSiteMetadata({
    title,
    description: text,
    path: forms.callback.answer,
    share: sharePath('/'),
    isIndexed: false,
  });

export default async function CallbackSentPage() {
  return <AnswerPage answer="callback" sent={{ name: 'callback', contact: await getShownContact() }} />;
}
