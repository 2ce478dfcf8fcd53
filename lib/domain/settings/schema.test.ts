import { describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { type SettingPart, settingTable, settingUpdate } from './schema';

const errorsOf = (part: SettingPart, value: unknown) =>
  (settingTable[part].schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const contact = {
  phone: '+91 824 000 0000',
  email: ' Office@Example.com ',
  address: ['Sea House'],
  city: 'Udupi',
  state: 'Karnataka',
  pin: '576 101',
  registeredName: '',
  companyNumber: '',
  grievanceContact: '',
  dataContact: '',
  hours: [
    { days: 'Saturday', time: '10 to 4', opens: '10:00', closes: '16:00' },
    { days: 'Sunday', time: 'Closed', opens: null, closes: null },
  ],
  social: [{ kind: 'photo', name: 'Pictures', href: 'https://a.example/' }],
};

describe('how the office is reached', () => {
  it.each(['photo', 'social', 'professional'])('may be an account of the kind %s', (kind) => {
    expect(errorsOf('contact', { ...contact, social: [{ ...contact.social[0], kind }] })).toEqual([]);
  });

  it.each(['http://a.example/', 'httpsx://a.example/', 'xhttps://a.example/'])(
    'has no account at %s',
    (href) => {
      expect(errorsOf('contact', { ...contact, social: [{ ...contact.social[0], href }] })).toEqual([
        'social.0.href: The address must start with https://',
      ]);
    },
  );

  it('is taken with one address line or six, and without hours or accounts', () => {
    expect(settingTable.contact.schema.parse(contact)).toEqual({
      ...contact,
      email: 'office@example.com',
      pin: '576101',
      place: '',
      holidays: [],
    });
    const bare = { ...contact, address: Array(6).fill('line'), hours: [], social: [] };
    expect(errorsOf('contact', bare)).toEqual([]);
  });

  it.each([
    [
      { phone: '' },
      [
        'phone: Phone is required',
        'phone: Please give a phone number with its code, such as +91 98450 12345',
      ],
    ],
    [{ phone: '12345' }, ['phone: Please give a phone number with its code, such as +91 98450 12345']],
    [{ email: undefined }, ['email: E-mail is required']],
    [{ email: 'office' }, ['email: Invalid email format']],
    [{ email: `${'x'.repeat(189)}@example.com` }, ['email: At most 200 characters']],
    [{ address: [] }, ['address: Address is required']],
    [{ address: [' '] }, ['address.0: A line must not be empty']],
    [{ address: Array(7).fill('line') }, ['address: At most 6 lines']],
    [{ pin: '57610' }, ['pin: A PIN code has six digits, such as 575 001']],
    [{ pin: '076101' }, ['pin: A PIN code has six digits, such as 575 001']],
    [{ hours: Array(8).fill(contact.hours[0]) }, ['hours: At most 7 lines']],
    [{ social: Array(7).fill(contact.social[0]) }, ['social: At most 6 links']],
    [
      { social: [{ ...contact.social[0], href: 'http://a.example/' }] },
      ['social.0.href: The address must start with https://'],
    ],
    [{ social: [{ ...contact.social[0], kind: 'video' }] }, ['social.0.kind: Choose the kind of network']],
    [{ social: [{ ...contact.social[0], name: '' }] }, ['social.0.name: Name is required']],
  ])('with %j is refused: %j', (change, errors) => {
    expect(errorsOf('contact', { ...contact, ...change })).toEqual(errors);
  });
});

describe('an address of a former release', () => {
  const { city: _city, state: _state, pin: _pin, ...former } = contact;

  it('gives its city and PIN code from its last line', () => {
    const address = ['Sea House', 'Beach Road', 'Mangaluru 575 002'];
    expect(settingTable.contact.schema.parse({ ...former, address })).toMatchObject({
      address: ['Sea House', 'Beach Road'],
      city: 'Mangaluru',
      state: site.region,
      pin: '575002',
    });
  });

  it('stays as it stands where no line has a PIN code', () => {
    const parsed = settingTable.contact.schema.parse({ ...former, address: ['Tower One', 'Udupi'] });
    expect(parsed).toMatchObject({ address: ['Tower One', 'Udupi'], city: '', pin: '' });
  });
});

describe('a placeholder', () => {
  const page = (text: string) => ({
    title: 'Terms',
    lead: '',
    description: '',
    sections: [{ heading: 'Contact', paragraphs: ['Call us.', text], list: [text] }],
  });
  const refusalsOf = (part: SettingPart, value: unknown) =>
    (settingTable[part].input.safeParse(value).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );

  it('is stored as it is named, however it was typed', () => {
    const { sections } = settingTable.terms.input.parse(page('Call { Phone } or {{E-mail}}.'));
    expect(sections[0]).toMatchObject({
      paragraphs: ['Call us.', 'Call {{phone}} or {{email}}.'],
      list: ['Call {{phone}} or {{email}}.'],
    });
  });

  it.each(['{{fone}}', '{{phone', 'phone}}', '{name}'])(
    'as %s is refused at its field, in words',
    (broken) => {
      const message = `“${broken}” is not a placeholder. Choose one from Insert, or remove the braces`;
      expect(refusalsOf('terms', page(`Call ${broken} now.`))).toEqual([
        `sections.0.paragraphs: ${message}`,
        `sections.0.list: ${message}`,
      ]);
      expect(refusalsOf('faqs', [{ question: 'Where?', answer: ['Here.', `Call ${broken} now.`] }])).toEqual([
        `0.answer: ${message}`,
      ]);
    },
  );

  it('that is stored already is read as it stands', () => {
    expect(errorsOf('terms', page('Call {{fone}}.'))).toEqual([]);
  });

  it('stands where a former release wrote the months that enquiries are kept', () => {
    const { sections } = settingTable.privacy.schema.parse(page('At most 24 months after our last contact.'));
    expect(sections[0]?.paragraphs[1]).toBe('At most {{months kept}} months after our last contact.');
    const { sections: marked } = settingTable.privacy.schema.parse(page('At most {months kept} months.'));
    expect(marked[0]?.paragraphs[1]).toBe('At most {{months kept}} months.');
  });
});

describe('the hours of a day', () => {
  const errorsOfHours = (change: object) =>
    errorsOf('contact', { ...contact, hours: [{ ...contact.hours[0], ...change }] });

  it.each(['00:00', '09:59', '19:30', '23:59'])('may begin at %s', (opens) => {
    expect(errorsOfHours({ opens })).toEqual([]);
  });

  it.each(['24:00', '9:00', '09:60', '09:00 ', 'x09:00', '0900'])('may not begin at %j', (opens) => {
    expect(errorsOfHours({ opens })).toEqual(['hours.0.opens: Write a time like 09:00']);
  });

  it('have both ends or none', () => {
    const error = ['hours.0.closes: Give both times, or none for a closed day'];
    expect(errorsOfHours({ opens: null })).toEqual(error);
    expect(errorsOfHours({ closes: null })).toEqual(error);
  });

  it('say which days and which time', () => {
    expect(errorsOfHours({ days: '', time: ' ' })).toEqual([
      'hours.0.days: Days are required',
      'hours.0.time: Time is required',
    ]);
  });
});

it('who is told of leads is at most twenty addresses', () => {
  expect(settingTable.leads.schema.parse({ recipients: ['A@Example.com'] })).toEqual({
    recipients: ['a@example.com'],
  });
  expect(errorsOf('leads', { recipients: Array(20).fill('a@example.com') })).toEqual([]);
  expect(errorsOf('leads', { recipients: Array(21).fill('a@example.com') })).toEqual([
    'recipients: At most 20 recipients',
  ]);
});

describe('the questions', () => {
  const faq = { question: 'Loans?', answer: ['Yes.', ' ', ''] };

  it('have answers of paragraphs that say something, and may lead on', () => {
    expect(settingTable.faqs.schema.parse([faq])).toEqual([{ question: 'Loans?', answer: ['Yes.'] }]);
    for (const href of ['/projects', '/contact', '/upcoming-projects'])
      expect(errorsOf('faqs', [{ ...faq, _id: 'home-loan-2', link: { name: 'More', href } }])).toEqual([]);
  });

  it.each([
    [[], [': There must be at least one question']],
    [Array(41).fill(faq), [': At most 40 questions']],
    [[{ ...faq, question: '' }], ['0.question: Question is required']],
    [[{ ...faq, answer: [' '] }], ['0.answer: Answer is required']],
    [[{ ...faq, answer: Array(61).fill('a') }], ['0.answer: At most 60 paragraphs']],
    [[{ ...faq, _id: 'Home' }], ['0._id: An id has small letters, digits and hyphens']],
    [[{ ...faq, _id: '' }], ['0._id: An id has small letters, digits and hyphens']],
    [[{ ...faq, _id: 'x'.repeat(61) }], ['0._id: An id has small letters, digits and hyphens']],
    [[{ ...faq, link: { name: 'More', href: '/admin' } }], ['0.link.href: Choose a page']],
    [[{ ...faq, link: { name: '', href: '/contact' } }], ['0.link.name: Name is required']],
  ])('as %j are refused: %j', (faqs, errors) => {
    expect(errorsOf('faqs', faqs)).toEqual(errors);
  });
});

describe.each(['privacy', 'terms'] as const)('the page of the %s', (part) => {
  const section = { heading: 'Data', paragraphs: ['We keep it.'] };
  const page = { title: 'Privacy', lead: '', description: '', sections: [section] };

  it('has sections, with lists or without', () => {
    const full = { ...page, sections: [{ ...section, list: ['name'] }, section] };
    expect(settingTable[part].schema.parse(full)).toEqual(full);
  });

  it.each([
    [{ title: '' }, ['title: Title is required']],
    [{ sections: [] }, ['sections: There must be at least one section']],
    [{ sections: Array(61).fill(section) }, ['sections: At most 60 sections']],
    [{ sections: [{ ...section, heading: '' }] }, ['sections.0.heading: Heading is required']],
    [{ sections: [{ ...section, list: Array(61).fill('a') }] }, ['sections.0.list: At most 60 lines']],
    [{ sections: [{ ...section, list: [''] }] }, ['sections.0.list.0: A line must not be empty']],
  ])('with %j is refused: %j', (change, errors) => {
    expect(errorsOf(part, { ...page, ...change })).toEqual(errors);
  });
});

describe('the words of the pages', () => {
  const story = {
    statement: 'We build.',
    lead: 'Slowly.',
    chapters: [{ heading: '1995', paragraphs: ['A row.'] }],
  };

  it('of the first page and of the story are never empty', () => {
    expect(errorsOf('home', { statement: ' ', about: '' })).toEqual([
      'statement: The first sentence is required',
      'about: The text next to it is required',
    ]);
    expect(errorsOf('story', story)).toEqual([]);
    expect(errorsOf('story', { ...story, chapters: [] })).toEqual([
      'chapters: There must be at least one chapter',
    ]);
    expect(errorsOf('story', { ...story, chapters: [{ heading: '', paragraphs: [] }] })).toEqual([
      'chapters.0.heading: Heading is required',
    ]);
  });

  it('for a search may be left empty, and are none of a page that is not named', () => {
    const faqs = { title: ' Loans, visits, RERA ', description: '' };
    const saved = settingTable.search.schema.parse({ faqs, admin: faqs });
    expect(saved.faqs).toEqual({ title: 'Loans, visits, RERA', description: '' });
    expect(saved.home).toEqual({ title: '', description: '' });
    expect(saved).not.toHaveProperty('admin');
    expect(errorsOf('search', { home: { title: 'a'.repeat(121), description: '' } })).toEqual([
      'home.title: At most 120 characters',
    ]);
  });
});

it('a change names the version that was read, and 0 for the words of the product', () => {
  expect(settingUpdate.parse({ value: 1, version: 0 })).toEqual({ value: 1, version: 0 });
  expect(settingUpdate.parse({ value: [] })).toEqual({ value: [] });
  for (const version of [-1, 1.5]) expect(settingUpdate.safeParse({ value: 1, version }).success).toBe(false);
});
