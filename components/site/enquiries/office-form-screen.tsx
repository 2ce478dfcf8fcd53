import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { termsId, termsTitle } from '@/lib/content/partners';
import type { ShownContact } from '@/lib/domain/settings/dto';
import { ContactFacts } from './contact-facts';
import { OfficeForm } from './office-form';

type OfficeFormScreenProps = {
  form: OfficeFormName;
  contact: ShownContact;
  terms: string;
};

const toParagraphs = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function OfficeFormScreen({ form, contact, terms }: OfficeFormScreenProps) {
  const { title, lead, formTitle } = officeForms[form];
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="grid gap-y-14 desk:grid-12 desk:grid-rows-[auto_1fr]">
        <div className="desk:col-span-4">
          <h1 className="text-display-1">{title}</h1>
          <p className="mt-6 max-w-[24em] text-lead">{lead}</p>
        </div>
        <section
          aria-labelledby={form}
          className="desk:col-span-7 desk:col-start-6 desk:row-span-2 desk:row-start-1 desk:pt-1"
        >
          <h2 id={form} className="mb-7 text-display-3">
            {formTitle}
          </h2>
          <OfficeForm form={form} labelledBy={form} contact={contact} />
          {terms && (
            <div id={termsId} className="mt-14 max-w-[40em] scroll-mt-10 border-hairline border-t pt-8">
              <h2 className="text-display-3">{termsTitle}</h2>
              {toParagraphs(terms).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same, and none moves.
                <p key={index} className="mt-4 text-body wrap-anywhere">
                  {paragraph}
                </p>
              ))}
            </div>
          )}
        </section>
        <div className="desk:col-span-4">
          <ContactFacts contact={contact} />
        </div>
      </div>
    </div>
  );
}
