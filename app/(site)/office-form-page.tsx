import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { MissingPage } from '@/components/site/chrome/missing-page';
import { NotFound } from '@/components/site/chrome/not-found';
import { AnswerPage } from '@/components/site/enquiries/answer-page';
import { OfficeFormScreen } from '@/components/site/enquiries/office-form-screen';
import { answers } from '@/lib/content/enquiries/answers';
import { forms } from '@/lib/content/enquiries/forms';
import { type OfficeFormName, officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/pages/not-found';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import {
  getOfficeContact,
  getOpenForms,
  getShownContact,
  getShownPictures,
  getShownSettings,
} from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { sharePath } from '@/lib/shared/pages/page-metadata';
import { fillTexts } from '@/lib/shared/settings/placeholders';

const share = sharePath('/');
const missing: Metadata = { title: messages.notFound, robots: { index: false } };

export async function OfficeNotFound() {
  const { openingPicture } = await getShownPictures();
  return <NotFound title={messages.notFound} text={notFoundContent.text} picture={openingPicture} />;
}

const OffPage = () => (
  <MissingPage>
    <OfficeNotFound />
  </MissingPage>
);

export function makeOfficePage(form: OfficeFormName) {
  const { href } = officeFormPages[form];
  const { title, description } = officeForms[form];
  return {
    async generateMetadata(): Promise<Metadata> {
      const { forms: open, facts } = await getShownSettings();
      if (!open[form]) return missing;
      return toSiteMetadata({ ...fillTexts({ title, description }, facts), path: href, share });
    },
    async Page() {
      const { forms: open } = await getShownSettings();
      if (!open[form]) return <OffPage />;
      const hasTerms = officeForms[form].fields.some(({ kind }) => kind === 'terms');
      return (
        <>
          <Breadcrumb base={env.SITE_URL} steps={[{ name: officeFormPages[form].name, path: href }]} />
          <OfficeFormScreen
            form={form}
            contact={await getOfficeContact(form)}
            terms={hasTerms ? open.partnerTerms : ''}
          />
        </>
      );
    },
  };
}

export function makeSentPage(form: OfficeFormName) {
  const { title, text } = answers[form];
  return {
    async generateMetadata(): Promise<Metadata> {
      if (!(await getOpenForms())[form]) return missing;
      return toSiteMetadata({
        title,
        description: text,
        path: forms[form].answer,
        share,
        isIndexed: false,
      });
    },
    async Page() {
      if (!(await getOpenForms())[form]) return <OffPage />;
      return <AnswerPage answer={form} sent={{ name: form, contact: await getShownContact() }} />;
    },
  };
}
