import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterForm } from '@/components/site/chrome/newsletter-form';
import { honeypotField } from '@/lib/content/enquiries/form-basics';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { callbackInput, enquiryInput } from '@/lib/domain/intake/schema';
import { subscription } from '@/lib/domain/subscribers/schema';
import { CallbackForm } from './callback-form';
import { EnquiryForm } from './enquiry-form';

const contact = {
  phone: '+91 98450 54321',
  phoneHref: 'tel:+919845054321',
  email: 'office@example.com',
  brand: 'Sea Tower Homes',
  monthsKept: 36,
  hours: [{ days: 'Monday to Saturday', opens: '09:00', closes: '18:00' }],
  closedDays: [] as string[],
};

/** What a form carries that nobody fills in; and what is asked where it is about a project, or where there is no script. */
const carried = [
  'documents',
  'requestKey',
  'typedOn',
  'visitDay',
  'projectId',
  'page',
  'filledInMs',
  'firstTouch',
  'lastTouch',
];

type Control = { name: string; kind: string; options: string[] };

function readControls(form: ReactElement): Control[] {
  const markup = renderToStaticMarkup(form);
  const tags = markup.matchAll(/<(input|textarea|select)\b([^>]*)>(?:(.*?)<\/\1>)?/g);
  return [...tags]
    .map(([, tag, attributes = '', inside = '']) => {
      const attributeOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const kind = tag === 'input' ? attributeOf('type') : tag;
      const options = [...inside.matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => value);
      return { name: attributeOf('name'), kind: kind ?? '', options };
    })
    .filter(({ name, kind }) => name !== honeypotField && !['hidden', 'radio'].includes(kind));
}

const kinds: Record<string, string> = { message: 'textarea', choice: 'select', box: 'checkbox' };

const toControl = (field: (typeof plainForms)[keyof typeof plainForms]['fields'][number]): Control => {
  const choose = 'choose' in field ? [''] : [];
  return {
    name: field.name,
    kind: kinds[field.kind] ?? field.kind,
    options: 'options' in field ? [...choose, ...field.options.map(({ value }) => value)] : [],
  };
};

it.each([
  ['enquiry', <EnquiryForm key="enquiry" labelledBy="title" contact={contact} />, enquiryInput],
  ['callback', <CallbackForm key="callback" labelledBy="title" contact={contact} />, callbackInput],
  ['newsletter', <NewsletterForm key="newsletter" note="" />, subscription],
] as const)(
  'The %s form asks, with a script and without, for all that its schema takes',
  (name, form, { shape }) => {
    const again = plainForms[name].fields.map(toControl);
    expect(again).toEqual(readControls(form));
    expect(again.map((field) => field.name).sort()).toEqual(
      Object.keys(shape)
        .filter((field) => !carried.includes(field))
        .sort(),
    );
  },
);

it.each([
  ['enquiry', <EnquiryForm key="enquiry" labelledBy="title" contact={contact} />],
  ['callback', <CallbackForm key="callback" labelledBy="title" contact={contact} />],
] as const)(
  'The %s form says, with a script and without, for how long it is kept: the number of the settings',
  (name, form) => {
    const told = 'for at most 36 months after our last contact';
    expect(renderToStaticMarkup(form)).toContain(told);
    expect(plainForms[name].notice(contact)).toContain(told);
  },
);

it('An enquiry about a project says so first; another asks for what is specified, and both may name a day for a visit', () => {
  const project = { _id: 'an-id', slug: 'sand-sea', name: 'Sand & Sea' };
  const about = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} project={project} />);
  expect(about).toMatch(/About Sand &amp; Sea.*name="name".*type="date".*<textarea/);
  expect(about).toContain('name="projectId" value="an-id"');
  expect(about).not.toMatch(/type="date"[^>]* required/);
  const plain = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} />);
  expect(plain).not.toMatch(/About|projectId|name="documents"/);
  expect(plain).toMatch(/type="date"/);
});

it('Without a script the days of the week on which the office is open are offered, and no date that a kept page would have wrong', () => {
  const form = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} />);
  const [inside = ''] = /<noscript>.*?<\/noscript>/.exec(form) ?? [];
  const days = [...inside.matchAll(/<input type="radio" name="visitDay" value="(\w+)"/g)].map(
    ([, day]) => day,
  );
  expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(form).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
});

it('The holidays of the office go with the field for a day, which says nothing where there are none', () => {
  const open = { ...contact, closedDays: ['2026-12-25', '2027-01-26'] };
  const form = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={open} />);
  expect(form).toContain('data-closed="2026-12-25 2027-01-26"');
  expect(renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} />)).not.toContain(
    'data-closed',
  );
});

it.each([
  ['Residential', 'residential'],
  ['Commercial', 'commercial'],
  ['Luxury villa', 'luxury'],
  [null, 'general'],
] as const)('The interest of whom a project of the category %s has led here is %s', (category, interest) => {
  const project = { _id: 'an-id', name: 'Sea', category };
  const form = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} project={project} />);
  expect(form).toContain(`<option value="${interest}" selected="">`);
});

it('An enquiry about a project asks for what that has on request by a box, which is not ticked at first', () => {
  const project = { _id: 'an-id', name: 'Sea' };
  const form = renderToStaticMarkup(
    <EnquiryForm labelledBy="title" contact={contact} project={project} onRequest={['Brochure', 'Plans']} />,
  );
  const [box = ''] = /<input[^>]*id="enquiry-documents"[^>]*>/.exec(form) ?? [];
  for (const attribute of ['type="checkbox"', 'name="documents"', 'value="Yes"'])
    expect(box).toContain(attribute);
  expect(box).not.toContain('checked=');
  expect(form).toContain('Please e-mail me: Brochure, Plans');
});
