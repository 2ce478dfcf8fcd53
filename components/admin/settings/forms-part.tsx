'use client';

import { PurposeTick } from '@/components/admin/purposes/purpose-tick';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { FieldError } from '@/components/admin/ui/fields/field';
import { SiteLink } from '@/components/shared/site-link';
import {
  type OfficeFormName,
  officeFormNames,
  officeFormPages,
} from '@/lib/content/enquiries/office-form-pages';
import { cvRetention } from '@/lib/content/settings/retention';
import { forms as part } from '@/lib/domain/settings/parts/forms';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { fieldId, makeSettingForm, textsOf } from './setting-forms';
import type { PartProps } from './use-setting-form';

type Values = Record<OfficeFormName, boolean> & { cvMonths: string; partnerTerms: string };

const formsForm = makeSettingForm<'forms', Values>(
  part,
  (value) => ({ ...value, cvMonths: String(value.cvMonths) }),
  (values) => ({
    ...values,
    cvMonths: values.cvMonths.trim() === '' ? Number.NaN : Number(values.cvMonths),
  }),
);

const hints: Record<OfficeFormName, string> = {
  landowner: 'Place, extent and survey number of land that is offered for joint development or sale.',
  partner: 'Firm and registration of agents who would like to sell for you.',
  career: 'Position and CV. The CV is a PDF that only admins can open.',
  media: 'Publication and deadline of journalists.',
};

export function FormsPart({ record, onSaved, context: { purposes } }: PartProps<'forms'>) {
  const form = useRecordForm(formsForm, record, onSaved);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor
      part={part}
      form={form}
      note="Forms in addition to those for homes. While a form is on, it has its own page, with a link in the footer and in the sitemap."
    >
      {officeFormNames.map((name) => {
        const id = fieldId(name);
        const error = errorOf(name);
        const { href, name: title } = officeFormPages[name];
        return (
          <div key={name} className="grid gap-1.5">
            <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 font-[550] admin:min-h-6">
              <Checkbox
                id={id}
                isOn={values[name]}
                describedBy={`${id}-hint${error ? ` ${id}-error` : ''}`}
                onChange={(isOn) => set(name, isOn)}
              />
              {title}
            </label>
            <p id={`${id}-hint`} className="text-stone admin:text-[13px]">
              {hints[name]}{' '}
              {record.value[name] && (
                <SiteLink href={href} className="text-terra-deep underline underline-offset-2">
                  {href}
                </SiteLink>
              )}
            </p>
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            {purposes && <PurposeTick purpose={name} state={purposes[name]} />}
          </div>
        );
      })}
      <SettingField
        {...textsOf(part, form)('cvMonths')}
        type="number"
        hint={`${cvRetention.minMonths} to ${cvRetention.maxMonths} after the last contact. Then the enquiry is erased with its CV. The Privacy Policy and the form show the same number.`}
      />
      <SettingField
        {...textsOf(part, form)('partnerTerms')}
        rows={8}
        hint="Shown on the page of channel partners, one paragraph per line. The text that a partner accepted is stored unchanged."
      />
      {purposes && !purposes.referral.isNamed && (
        <div className="grid gap-1.5">
          <p className="font-[550]">Buyers registered by partners</p>
          <PurposeTick purpose="referral" state={purposes.referral} />
        </div>
      )}
      {purposes && !purposes.visit.isNamed && (
        <div className="grid gap-1.5">
          <p className="font-[550]">Visits</p>
          <PurposeTick purpose="visit" state={purposes.visit} />
        </div>
      )}
      {purposes && !purposes.alarm.isNamed && (
        <div className="grid gap-1.5">
          <p className="font-[550]">Alerts on phones</p>
          <PurposeTick purpose="alarm" state={purposes.alarm} />
        </div>
      )}
      {purposes && !purposes.source.isNamed && (
        <div className="grid gap-1.5">
          <p className="font-[550]">Sources</p>
          <PurposeTick purpose="source" state={purposes.source} />
        </div>
      )}
    </SettingEditor>
  );
}
