import { z } from 'zod';
import { site } from '@/lib/content/site';
import { emailAddress } from '@/lib/shared/mail/recipients';
import { clockTime, optionalText, placeOnMap, requiredText } from '@/lib/shared/parsing/fields';
import { findE164 } from '@/lib/shared/parsing/phone';
import { isCompanyNumber, tidyCompanyNumber } from '@/lib/shared/settings/company-number';
import { splitAddress } from '@/lib/shared/settings/postal-address';
import { definePart } from './define';
import { atMost, line } from './texts';

const hours = z
  .object({
    days: requiredText('Days are required', 60),
    time: requiredText('Time is required', 60),
    /** For search engines, as 24-hour times; null on a closed day. */
    opens: clockTime.nullable(),
    closes: clockTime.nullable(),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    error: 'Give both times, or none for a closed day',
    path: ['closes'],
  });

const holiday = z
  .object({
    day: z.iso.date('Give a day as 2026-12-25'),
    name: requiredText('Name is required', 60),
  })
  .meta({ label: 'Holiday' });

const socialLink = z
  .object({
    kind: z.enum(['photo', 'social', 'professional'], { error: 'Choose the kind of network' }),
    name: requiredText('Name is required', 60),
    href: z.url({ protocol: /^https$/, error: 'The address must start with https://' }).max(500),
  })
  .meta({ label: 'Network' });

const fields = z.object({
  phone: requiredText('Phone is required', 40)
    .refine(
      (typed) => findE164(typed) !== null,
      'Please give a phone number with its code, such as +91 98450 12345',
    )
    .meta({ label: 'Phone' }),
  email: emailAddress.meta({ label: 'Email' }),
  address: z.array(line).min(1, 'Address is required').max(6, atMost(6, 'lines')).meta({ label: 'Address' }),
  city: optionalText(80).optional().meta({ label: 'City' }),
  state: optionalText(80).optional().meta({ label: 'State' }),
  pin: optionalText(20)
    .overwrite((text) => text.replace(/[\s-]/g, ''))
    .regex(/^(?:[1-9]\d{5})?$/, 'A PIN code has six digits, such as 575 001')
    .optional()
    .meta({ label: 'PIN code' }),
  place: placeOnMap.default('').meta({ label: 'Position on the map' }),
  hours: z.array(hours).max(7, atMost(7, 'lines')).meta({ label: 'Business hours' }),
  holidays: z.array(holiday).max(100, atMost(100, 'holidays')).default([]).meta({ label: 'Holidays' }),
  social: z.array(socialLink).max(6, atMost(6, 'links')).meta({ label: 'Networks' }),
  registeredName: optionalText(200).default('').meta({ label: 'Registered name' }),
  companyNumber: optionalText(40)
    .overwrite(tidyCompanyNumber)
    .refine(
      isCompanyNumber,
      'A CIN has 21 characters, such as U45200KA1995PTC000000, an LLPIN is like AAA-1234; a firm leaves it empty',
    )
    .default('')
    .meta({ label: 'CIN or LLPIN' }),
  grievanceContact: optionalText(200).default('').meta({ label: 'Grievance contact' }),
  dataContact: optionalText(200).default('').meta({ label: 'Contact for data requests' }),
});

/** Former releases put city and PIN code into the lines. */
const schema = fields.transform(({ city, state, pin, ...value }) =>
  city === undefined
    ? { ...value, ...splitAddress(value.address), state: state ?? site.region }
    : { ...value, city, state: state ?? '', pin: pin ?? '' },
);

/** CONT-1, FOOT-1. */
export const contact = definePart(
  {
    part: 'contact',
    name: 'Contact',
    role: 'admin',
    isPublic: true,
    shownOn: ['/faqs', '/contact', '/privacy', '/terms'],
  },
  {
    schema,
    initial: {
      phone: site.phone,
      email: site.email,
      address: [...site.address],
      city: site.city,
      state: site.region,
      pin: site.pin,
      place: '',
      hours: site.hours.map((each) => ({ ...each })),
      holidays: [],
      social: site.social.map((each) => ({ ...each })),
      registeredName: '',
      companyNumber: '',
      grievanceContact: '',
      dataContact: '',
    },
  },
);
