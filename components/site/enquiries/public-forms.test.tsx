import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterForm } from '@/components/site/chrome/newsletter-form';
import { honeypotField } from '@/lib/content/enquiries/forms';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { callbackInput, enquiryInput } from '@/lib/domain/enquiries/schema';
import { subscription } from '@/lib/domain/subscribers/schema';
import { CallbackForm } from './callback-form';
import { EnquiryForm } from './enquiry-form';

const contact = {
  phone: '+91 98450 54321',
  phoneHref: 'tel:+919845054321',
  email: 'office@example.com',
  brand: 'Sea Tower Homes',
  monthsKept: 36,
};

/** What a form carries that nobody fills in; and what is asked where it is about a project: the day of a visit, and documents. */
const carried = [
  'documents',
  'requestKey',
  'visitOn',
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
    .filter(({ name, kind }) => name !== honeypotField && kind !== 'hidden');
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

it('An enquiry about a project says so first, and may name a day for a visit; another is as specified', () => {
  const project = { _id: 'an-id', slug: 'sand-sea', name: 'Sand & Sea' };
  const about = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} project={project} />);
  expect(about).toMatch(/About Sand &amp; Sea.*name="name".*type="date".*<textarea/);
  expect(about).toContain('name="projectId" value="an-id"');
  expect(about).not.toMatch(/type="date"[^>]* required/);
  const plain = renderToStaticMarkup(<EnquiryForm labelledBy="title" contact={contact} />);
  expect(plain).not.toMatch(/About|type="date"|projectId|name="documents"/);
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
  expect(form).toContain('Send me by e-mail: Brochure, Plans');
});
