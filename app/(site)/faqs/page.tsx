import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { FaqsScreen } from '@/components/site/faqs/faqs-screen';
import { faqsContent } from '@/lib/content/pages/faqs';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getFaqs, getShownPictures } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { toFaqData } from '@/lib/shared/pages/structured-data';

export const ensureStatic = 'navigation';

const { title } = faqsContent;
const path = '/faqs';

export const generateMetadata = () => describePage('faqs');

export default async function FaqsPage() {
  const [faqs, { callPicture }] = await Promise.all([getFaqs(), getShownPictures()]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <JsonLd data={toFaqData(faqs)} />
      <FaqsScreen faqs={faqs} callPicture={callPicture} />
    </>
  );
}
