'use client';

import { contact } from '@/lib/domain/settings/parts/contact';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { SettingEditor } from './setting-editor';
import { EntryList, SettingField } from './setting-field';
import { makeSettingForm, newKey, textsOf, toLines } from './setting-forms';
import { type FormProps, useSettingForm } from './use-setting-form';

type Value = SettingValue<'contact'>;
type Hours = { key: string; days: string; time: string; opens: string; closes: string };
type Holiday = { key: string; day: string; name: string };
type Social = Value['social'][number] & { key: string };
type Texts =
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'state'
  | 'pin'
  | 'place'
  | 'registeredName'
  | 'companyNumber'
  | 'grievanceContact'
  | 'dataContact';
type Values = Record<Texts, string> & { hours: Hours[]; holidays: Holiday[]; social: Social[] };

const networks: { kind: Social['kind']; name: string }[] = [
  { kind: 'photo', name: 'Photo network' },
  { kind: 'social', name: 'Social network' },
  { kind: 'professional', name: 'Professional network' },
];

const addressParts = ['city', 'pin', 'state'] as const;

const contactForm = makeSettingForm<'contact', Values>(
  contact,
  ({ address, hours, holidays, social, ...texts }) => ({
    ...texts,
    address: address.join('\n'),
    holidays: holidays.map((each) => ({ ...each, key: newKey() })),
    hours: hours.map((each) => ({
      ...each,
      key: newKey(),
      opens: each.opens ?? '',
      closes: each.closes ?? '',
    })),
    social: social.map((each) => ({ ...each, key: newKey() })),
  }),
  ({ address, hours, holidays, social, ...texts }) => ({
    ...texts,
    address: toLines(address),
    holidays: holidays.map(({ day, name }) => ({ day, name })),
    hours: hours.map(({ days, time, opens, closes }) => ({
      days,
      time,
      opens: opens || null,
      closes: closes || null,
    })),
    social: social.map(({ kind, name, href }) => ({ kind, name, href })),
  }),
);

export function ContactPart(props: FormProps<'contact'>) {
  const form = useSettingForm(contactForm, props);
  const { values, set, errorOf } = form;
  const text = textsOf(contact, form);
  return (
    <SettingEditor
      {...props}
      part={contact}
      form={form}
      note="Enter each once. The footer, the contact page, the legal texts, the FAQ, the mails and search engines use these values."
    >
      <div className="grid gap-4 admin:grid-cols-2">
        <SettingField {...text('phone')} type="tel" />
        <SettingField {...text('email')} type="email" />
      </div>
      <SettingField
        {...text('address')}
        rows={3}
        hint="One part of the address per line, without the city."
      />
      <div className="grid gap-4 admin:grid-cols-3">
        {addressParts.map((name) => (
          <SettingField key={name} {...text(name)} />
        ))}
      </div>
      <SettingField
        {...text('place')}
        hint="Location of the office: latitude and longitude, or the long link of a map. Search engines and the link Directions use it."
      />
      <div className="grid gap-4 admin:grid-cols-2">
        <SettingField {...text('registeredName')} hint="Name of the promoter, as in the register." />
        <SettingField
          {...text('companyNumber')}
          hint="The CIN of a company, or the LLPIN. Leave it empty if you have neither."
        />
        <SettingField
          {...text('grievanceContact')}
          hint="Name, and an e-mail address or telephone number. The footer shows all four."
        />
        <SettingField
          {...text('dataContact')}
          hint="For personal data: name, and an e-mail address or telephone number."
        />
      </div>
      <h3 className="mt-2 font-[550]">Business hours</h3>
      <EntryList
        thing="line"
        entries={values.hours}
        max={7}
        make={() => ({ key: newKey(), days: '', time: '', opens: '', closes: '' })}
        onChange={(hours) => set('hours', hours)}
      >
        {(entry, index, change) => (
          <div className="grid gap-3 admin:grid-cols-2 wide:grid-cols-[1fr_1fr_88px_88px]">
            {(['days', 'time', 'opens', 'closes'] as const).map((name) => (
              <SettingField
                key={name}
                path={`hours.${index}.${name}`}
                label={name.charAt(0).toUpperCase() + name.slice(1)}
                value={entry[name]}
                placeholder={
                  { days: 'Saturday', time: '10:00 AM to 4:00 PM', opens: '10:00', closes: '16:00' }[name]
                }
                error={errorOf(`hours.${index}.${name}`)}
                onChange={(text) => change({ [name]: text })}
              />
            ))}
          </div>
        )}
      </EntryList>
      <h3 className="mt-2 font-[550]">Holidays</h3>
      <p className="text-stone admin:text-[13px]">
        Days on which the office is closed. The response time of enquiries does not run on these days. The
        website does not show them.
      </p>
      <EntryList
        thing="holiday"
        entries={values.holidays}
        max={100}
        make={() => ({ key: newKey(), day: '', name: '' })}
        onChange={(holidays) => set('holidays', holidays)}
      >
        {(entry, index, change) => (
          <div className="grid gap-3 admin:grid-cols-[180px_1fr]">
            <SettingField
              path={`holidays.${index}.day`}
              label="Day"
              type="date"
              value={entry.day}
              error={errorOf(`holidays.${index}.day`)}
              onChange={(day) => change({ day })}
            />
            <SettingField
              path={`holidays.${index}.name`}
              label="Name"
              value={entry.name}
              placeholder="Christmas"
              error={errorOf(`holidays.${index}.name`)}
              onChange={(name) => change({ name })}
            />
          </div>
        )}
      </EntryList>
      <h3 className="mt-2 font-[550]">Networks</h3>
      <EntryList
        thing="link"
        entries={values.social}
        max={6}
        make={() => ({ key: newKey(), kind: 'photo' as const, name: '', href: '' })}
        onChange={(social) => set('social', social)}
      >
        {(entry, index, change) => (
          <div className="grid gap-3 admin:grid-cols-2 wide:grid-cols-[180px_140px_1fr]">
            <label className="flex flex-col gap-1.5 font-[550] admin:text-[13px] admin:leading-[18px]">
              Kind
              <select
                value={entry.kind}
                onChange={(event) => change({ kind: event.target.value as Social['kind'] })}
                className="admin-field font-normal"
              >
                {networks.map(({ kind, name }) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <SettingField
              path={`social.${index}.name`}
              label="Name"
              value={entry.name}
              error={errorOf(`social.${index}.name`)}
              onChange={(name) => change({ name })}
            />
            <SettingField
              path={`social.${index}.href`}
              label="Address"
              type="url"
              placeholder="https://"
              value={entry.href}
              error={errorOf(`social.${index}.href`)}
              onChange={(href) => change({ href })}
            />
          </div>
        )}
      </EntryList>
    </SettingEditor>
  );
}
