import { CallToAction } from '@/components/site/chrome/call-to-action';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { faqsContent } from '@/lib/content/pages/faqs';
import type { Faq } from '@/lib/domain/settings/dto';
import type { Picture } from '@/lib/shared/pictures/picture';
import { FaqList } from './faq-list';

const { title, lead } = faqsContent;

type FaqsScreenProps = {
  faqs: Faq[];
  callPicture: Picture | null;
};

export function FaqsScreen({ faqs, callPicture }: FaqsScreenProps) {
  return (
    <>
      <div className="page-x page-top desk:grid-12 min-h-[70vh] pb-[clamp(5.5rem,11.2vw,10.5rem)]">
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
      <CallToAction page="faqs" picture={callPicture} />
    </>
  );
}
