import { upcomingContent } from '@/lib/content/enquiries/contact';
import { callbackLocations, callbackSources, notices, propertyTypes } from '@/lib/content/enquiries/forms';
import type { FormContact } from '@/lib/shared/enquiries/form-contact';
import { CheckField } from './check-field';
import { EmailField, NameField, PhoneField } from './contact-fields';
import { SelectField } from './form-field';
import { FormNotice } from './form-notice';
import { MarketingConsent } from './marketing-consent';
import { PublicForm } from './public-form';

const { labels, choose, send, sending } = upcomingContent;
const toOptions = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

type CallbackFormProps = { labelledBy: string; contact: FormContact };

export function CallbackForm({ labelledBy, contact }: CallbackFormProps) {
  return (
    <PublicForm
      name="callback"
      labelledBy={labelledBy}
      texts={{ send, sending }}
      notice={<FormNotice text={notices.callback.text} contact={contact} />}
      contact={contact}
    >
      <input type="hidden" name="page" value="/upcoming-projects" />
      <div className="grid gap-x-6 gap-y-6 tablet:grid-cols-2">
        <NameField id="callback-name" label={labels.name} className="tablet:col-span-2" />
        <PhoneField id="callback-mobile" name="mobile" label={labels.mobile} />
        <EmailField id="callback-email" label={labels.email} />
        <SelectField
          id="callback-location"
          name="location"
          label={labels.location}
          choose={choose}
          options={toOptions(callbackLocations)}
        />
        <SelectField
          id="callback-property-type"
          name="propertyType"
          label={labels.propertyType}
          choose={choose}
          options={toOptions(propertyTypes)}
        />
        <SelectField
          id="callback-source"
          name="source"
          label={labels.source}
          choose={choose}
          options={toOptions(callbackSources)}
          className="tablet:col-span-2"
        />
      </div>
      <div className="mt-4">
        <CheckField id="callback-newsletter" name="newsletter" value="Yes">
          {labels.newsletter}
        </CheckField>
        <MarketingConsent id="callback-marketing" />
      </div>
    </PublicForm>
  );
}
