import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { answers } from '@/lib/content/enquiries/answers';
import { forms } from '@/lib/content/enquiries/forms';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { sharePath } from '@/lib/shared/pages/page-metadata';

export const ensureStatic = 'navigation';

const { title, text } = answers.enquiry;

export const generateMetadata = () =>
  toSiteMetadata({
    title,
    description: text,
    path: forms.enquiry.answer,
    share: sharePath('/'),
    isIndexed: false,
  });

export default async function EnquirySentPage() {
  return <AnswerPage answer="enquiry" sent={{ name: 'enquiry', contact: await getShownContact() }} />;
}
