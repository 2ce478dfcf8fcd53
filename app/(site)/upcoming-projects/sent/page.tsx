import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { answers } from '@/lib/content/answers';
import { forms } from '@/lib/content/forms';
import { getShownContact } from '@/lib/domain/settings/queries';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, text } = answers.callback;

export const metadata = toMetadata({
  title,
  description: text,
  path: forms.callback.answer,
  share: sharePath('/'),
  isIndexed: false,
});

export default async function CallbackSentPage() {
  const { phoneHref } = await getShownContact();
  return <AnswerPage answer="callback" sent={{ name: 'callback', phoneHref }} />;
}
