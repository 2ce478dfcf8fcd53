import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { FaqList } from '@/components/site/faqs/faq-list';
import { CallToAction } from '@/components/site/home/call-to-action';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { faqsContent } from '@/lib/content/faqs';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getFaqs } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { toFaqData } from '@/lib/shared/structured-data';

export const ensureStatic = 'navigation';

const { title, lead } = faqsContent;
const path = '/faqs';

export const generateMetadata = () => describePage('faqs');

export default async function FaqsPage() {
  const faqs = await getFaqs();
  return (
    <>
      <div className="page-x page-top desk:grid-12 min-h-[70vh] pb-[clamp(5.5rem,11.2vw,10.5rem)]">
        <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
        <JsonLd data={toFaqData(faqs)} />
        <div className="desk:col-span-4">
          <h1 className="text-display-1">{title}</h1>
          <p className="mt-6 max-w-[18em] text-body">{lead}</p>
          <div className="mt-2">
            <TextLink href="/contact">{controlLabels.contactUs}</TextLink>
          </div>
        </div>
        <div className="mt-12 desk:col-span-7 desk:col-start-6 desk:mt-0">
          <FaqList faqs={faqs} />
        </div>
      </div>
      <CallToAction />
    </>
  );
}
