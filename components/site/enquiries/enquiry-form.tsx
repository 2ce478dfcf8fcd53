import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { contactContent, interestNames } from '@/lib/content/enquiries/contact';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { type Interest, interests, notices } from '@/lib/content/enquiries/forms';
import type { ProjectCategory } from '@/lib/content/projects/projects';
import type { VisitedContact } from '@/lib/shared/enquiries/form-contact';
import type { Registered } from '@/lib/shared/projects/registered';
import { ContactFields } from './contact-fields';
import { DocumentsChoice } from './documents-choice';
import { MessageField, SelectField } from './form-field';
import { FormNotice } from './form-notice';
import { MarketingConsent } from './marketing-consent';
import { PublicForm } from './public-form';
import { VisitField } from './visit-field';

const { labels, optional, send, sending } = contactContent;

const interestOf: Record<ProjectCategory, Interest> = {
  Residential: 'residential',
  Commercial: 'commercial',
  'Luxury villa': 'luxury',
};

export type AskedProject = {
  _id: string;
  name: string;
  category?: ProjectCategory | null;
  registered?: Registered;
};

type EnquiryFormProps = {
  labelledBy: string;
  contact: VisitedContact;
  project?: AskedProject | undefined;
  onRequest?: readonly string[] | undefined;
  page?: string;
};

export function EnquiryForm({
  labelledBy,
  contact,
  project,
  onRequest = [],
  page = '/contact',
}: EnquiryFormProps) {
  return (
    <PublicForm
      name="enquiry"
      labelledBy={labelledBy}
      texts={{ send, sending }}
      notice={<FormNotice text={notices.enquiry.text} contact={contact} />}
      contact={contact}
    >
      <input type="hidden" name="page" value={page} />
      {project && <input type="hidden" name="projectId" value={project._id} />}
      {project && (
        <p className="mb-6 flex items-baseline gap-3 text-lead wrap-anywhere">
          <span aria-hidden="true" className="h-2.5 w-7 shrink-0 bg-terra" />
          {contactContent.about(project.name)}
        </p>
      )}
      {project?.registered && (
        <RegisteredLines
          registered={project.registered}
          className="-mt-4 mb-6 pl-10 text-body leading-normal wrap-anywhere"
        />
      )}
      <div className="grid gap-x-6 gap-y-6 tablet:grid-cols-2">
        <ContactFields form="enquiry" />
        <SelectField
          id="enquiry-interest"
          name="interest"
          label={labels.interest}
          note={optional}
          value={project?.category ? interestOf[project.category] : 'general'}
          options={interests.map((value) => ({ value, name: interestNames[value] }))}
        />
        <VisitField hours={contact.hours} closedDays={contact.closedDays} />
        <MessageField
          id="enquiry-message"
          name="message"
          label={labels.message}
          maxLength={fieldMax.message}
          className="tablet:col-span-2"
        />
      </div>
      <div className="mt-4">
        <DocumentsChoice titles={onRequest} />
        <MarketingConsent id="enquiry-marketing" />
      </div>
    </PublicForm>
  );
}
