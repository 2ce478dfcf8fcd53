import { contactContent, upcomingContent } from '@/lib/content/enquiries/contact';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { type OfficeFormName, officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { cvLimits, type OfficeField, officeForms } from '@/lib/content/enquiries/office-forms';
import { termsId } from '@/lib/content/partners';
import type { FormContact } from '@/lib/shared/enquiries/form-contact';
import { AgentWarning } from './agent-warning';
import { CheckField } from './check-field';
import { ContactFields } from './contact-fields';
import { DayField, FileField, MessageField, SelectField, TextField } from './form-field';
import { FormNotice } from './form-notice';
import { MarketingConsent } from './marketing-consent';
import { PublicForm } from './public-form';

const { optional, sending } = contactContent;
const { choose } = upcomingContent;
const amountMax = 10;
const wide = 'tablet:col-span-2';

const noteOf = (isOptional: boolean | undefined) => (isOptional ? optional : undefined);

type TermsOfForm = Extract<OfficeField, { kind: 'terms' }>;
type Asked = Exclude<OfficeField, TermsOfForm>;

type TermsFieldProps = { id: string; field: TermsOfForm };

function TermsField({ id, field: { name, label, linked, missing } }: TermsFieldProps) {
  const [before = '', after = ''] = label.split(linked);
  return (
    <div data-field="">
      <CheckField id={id} name={name} value="Yes" missing={missing}>
        <span>
          {before}
          <a href={`#${termsId}`} className="underline underline-offset-4">
            {linked}
          </a>
          {after}
        </span>
      </CheckField>
    </div>
  );
}

function AskedField({ form, field }: { form: OfficeFormName; field: Asked }) {
  const { name, label, isOptional = false, hint } = field;
  const own = { id: `${form}-${name}`, name, label, isOptional, hint, note: noteOf(isOptional) };
  switch (field.kind) {
    case 'choice':
      return <SelectField {...own} options={field.options} choose={choose} />;
    case 'date':
      return <DayField {...own} />;
    case 'amount':
      return <TextField {...own} inputMode="decimal" autoComplete="off" maxLength={amountMax} />;
    case 'agent':
      return <TextField {...own} autoComplete="off" maxLength={fieldMax.registration} className={wide} />;
    default:
      return (
        <TextField
          {...own}
          autoComplete={name === 'firm' ? 'organization' : 'off'}
          maxLength={field.max}
          className={isOptional ? '' : wide}
        />
      );
  }
}

type OfficeFormProps = { form: OfficeFormName; labelledBy: string; contact: FormContact };

export function OfficeForm({ form, labelledBy, contact }: OfficeFormProps) {
  const { fields, message, file, notice, send } = officeForms[form];
  const agent = fields.find(({ kind }) => kind === 'agent');
  return (
    <PublicForm
      name={form}
      labelledBy={labelledBy}
      texts={{ send, sending }}
      notice={<FormNotice text={notice.text} contact={contact} />}
      contact={contact}
      hasFile={file !== undefined}
      beside={agent && <AgentWarning fieldId={`${form}-${agent.name}`} />}
    >
      <input type="hidden" name="page" value={officeFormPages[form].href} />
      <div className="grid gap-x-6 gap-y-6 tablet:grid-cols-2">
        <ContactFields form={form} nameClassName={wide} />
        {fields
          .filter((field): field is Asked => field.kind !== 'terms')
          .map((field) => (
            <AskedField key={field.name} form={form} field={field} />
          ))}
        <MessageField
          id={`${form}-message`}
          name="message"
          label={message.label}
          isOptional={message.isOptional ?? false}
          note={noteOf(message.isOptional)}
          maxLength={fieldMax.message}
          className={wide}
        />
      </div>
      <div className="mt-4">
        {fields.map(
          (field) =>
            field.kind === 'terms' && (
              <TermsField key={field.name} id={`${form}-${field.name}`} field={field} />
            ),
        )}
        <MarketingConsent id={`${form}-marketing`} />
      </div>
      {/* Last: of a body that is too large the server still reads the fields before the file. */}
      {file && (
        <div className="mt-4">
          <FileField
            id={`${form}-${file.name}`}
            name={file.name}
            label={file.label}
            hint={file.hint}
            maxBytes={cvLimits.maxBytes}
          />
        </div>
      )}
    </PublicForm>
  );
}
