import { describe, expect, it } from 'vitest';
import {
  lastMessages,
  laterMessages,
  realMessages,
  type SampleMessage,
  spamMessages,
} from '@/tests/support/enquiries/spam-messages';
import { listSpamReasons } from './spam';

const family = {
  name: 'Ananya Rao',
  phone: '98450 12345',
  message: 'We are a family of four. Our present home: https://example.com/home',
  isHoneypotFilled: false,
  filledInMs: 40_000,
};
const nameless = { ...family, message: 'Is a visit possible on Sunday?' };
const isHeld = (change: object) => listSpamReasons({ ...nameless, ...change }).length > 0;

const halfOf = (messages: SampleMessage[], half: 0 | 1) => messages.filter((_, index) => index % 2 === half);
const isHeldSample = ({ name, phone, message, filledInMs, honeypot = false }: SampleMessage) =>
  listSpamReasons({ name, phone, message, filledInMs, isHoneypotFilled: honeypot }).length > 0;

describe('of what people and advertisers send', () => {
  const ofKind = (messages: SampleMessage[], kind: SampleMessage['kind']) =>
    messages.filter((message) => message.kind === kind);
  it.each([
    ['the one half', [...halfOf(realMessages, 0), ...halfOf(spamMessages, 0)]],
    ['the other half', [...halfOf(realMessages, 1), ...halfOf(spamMessages, 1)]],
    ['the later ones', laterMessages.filter(({ kind }) => kind === 'real')],
    ['the last ones', lastMessages],
  ])('%s: no real one is hidden, and 95 % of the spam is held', (_name, messages) => {
    const hidden = ofKind(messages, 'real').filter(isHeldSample);
    expect(hidden.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
    const spam = ofKind(messages, 'spam');
    expect(spam.filter(isHeldSample).length).toBeGreaterThanOrEqual(spam.length * 0.95);
  });

  it('95 % of all the spam is held', () => {
    const spam = [...spamMessages, ...ofKind([...laterMessages, ...lastMessages], 'spam')];
    expect(spam.filter(isHeldSample).length).toBeGreaterThanOrEqual(spam.length * 0.95);
  });
});

it.each([
  ...['k.ramesh', 'K.ramesh', 'b.n.rao', 'asha.rao', 'Asha.Rao', 'Suresh.Kumar', 'mr.suresh', 'dr.rao'],
  ...['Mohammed.Ali', 'CA.Ramesh Pai', 'Lt.Col.Rao', 'Miss.Asha', 'Sr.Mary', 'P.Venkatesh.Pai', 'ಕೆ.ರಮೇಶ್'],
  ...['ಡಾ.ರಾವ್', 'St.Aloysius', 'M/s.Pai & Co.', 'K.R.Asha', 'Asha.K', 'Dr. Rao', 'K.In', 'O’Brien'],
])('the name %s is no sign: it hides nobody, even with the form filled in fast', (name) => {
  expect(isHeld({ name, filledInMs: 2000 })).toBe(false);
  expect(isHeld({ name, phone: '' })).toBe(false);
});

it('suspects no family that writes a message with one link, in Kannada or English, with or without JavaScript', () => {
  expect(listSpamReasons(family)).toEqual([]);
  expect(listSpamReasons({ ...family, filledInMs: undefined })).toEqual([]);
  expect(listSpamReasons({ ...family, message: 'ನಮಗೆ ಮೂರು ಕೋಣೆಗಳ ಮನೆ ಬೇಕು' })).toEqual([]);
  expect(listSpamReasons({ ...family, message: '' })).toEqual([]);
});

it('suspects no sum, no figure and no greeting in another writing', () => {
  expect(isHeld({ phone: '', message: 'Is 4 < 5? <arch> 100% www. http://' })).toBe(false);
  expect(isHeld({ phone: '', message: '12345' })).toBe(false);
  // A quarter of the letters; one more would be too many.
  expect(isHeld({ phone: '', message: 'Дом home 1234 5678 9 ok a bc' })).toBe(false);
});

it('suspects no form that was open for as long as it takes to fill it in', () => {
  expect(isHeld({ phone: '', filledInMs: 2500 })).toBe(false);
});

const weak: [object, string][] = [
  [{ isHoneypotFilled: true }, 'A field that people cannot see was filled in.'],
  [{ message: 'http://a.example and www.b.example' }, 'Two links in the message.'],
  [{ message: 'HTTPS://A.EXAMPLE WWW.B.EXAMPLE' }, 'Two links in the message.'],
  [{ message: 'www.a.example www.b.example www.c.example' }, 'Three links in the message.'],
  [{ name: 'Claim your prize at evil-prize.example/win' }, 'A link in the name.'],
  [{ name: 'write to prize@evil.example' }, 'A link in the name.'],
  [{ name: 'prize [dot] example' }, 'A link in the name.'],
  [{ name: 'cheap-homes.com' }, 'A link in the name.'],
  [{ message: 'Дом home 1234 ok a b' }, 'Written in a script that is not used here.'],
  [{ name: 'xKjdHwqLpZ' }, 'Random letters in the name.'],
  [{ message: 'lkjhgfdsqwrt' }, 'Random letters in the message.'],
  [{ message: 'No casino nearby?' }, 'Words of advertisements: “casino”.'],
  [{ filledInMs: 0 }, 'Sent 1 second after the page opened.'],
  [{ filledInMs: 900 }, 'Sent 1 second after the page opened.'],
  [{ filledInMs: 2499 }, 'Sent 2 seconds after the page opened.'],
];

it.each(weak)('%j alone holds nobody but who leaves no number: %s', (change, sentence) => {
  expect(listSpamReasons({ ...nameless, ...change })).toEqual([]);
  for (const phone of ['', '12'])
    expect(listSpamReasons({ ...nameless, ...change, phone })).toEqual([sentence]);
});

it.each([
  { name: 'asha@gmail.com' },
  { message: 'See https://example.com' },
  { filledInMs: 2000 },
  { message: 'Casino bonus' },
])('the hidden field is held with any other sign: %j', (change) => {
  expect(isHeld({ isHoneypotFilled: true, ...change })).toBe(true);
});

it('who types an address for a name is not hidden, with the form filled in fast or without a number', () => {
  expect(isHeld({ name: 'asha@gmail.com', filledInMs: 2000 })).toBe(false);
  expect(isHeld({ name: 'asha@gmail.com', phone: '' })).toBe(false);
});

it.each([
  'I want a part time job. How much can I earn per day? I have no experience. Call now.',
  'ನಾನು ಐದು ವರ್ಷ ಅನುಭವ ಗಳಿಸಿದ್ದೇನೆ. ನನ್ನ ಕೆಲಸ: https://example.com',
  'He will join us on Sunday. We have a personal loan, is a lower rate possible?',
])('words that people use as well do not add up: %s', (message) => {
  expect(isHeld({ message })).toBe(false);
});

it('links to maps and to what else is for sale are none', () => {
  const message =
    'https://maps.app.goo.gl/AbCdEfGhIjKlMn https://www.google.com/maps/place/x https://www.99acres.com/a https://housing.com/b';
  expect(isHeld({ message, phone: '' })).toBe(false);
  const alike = 'https://housing.com.example/a https://99acres.com-a.example';
  expect(isHeld({ message: alike, phone: '' })).toBe(true);
});

it.each([
  [{ name: 'Win https://a.example' }, 'A link in the name.'],
  [{ message: '<script>alert(1)</script>' }, 'Program code or link markup in the text.'],
  [{ message: '< iframe src=x>' }, 'Program code or link markup in the text.'],
  [{ message: 'JavaScript:alert(1)' }, 'Program code or link markup in the text.'],
  [{ message: 'cheap[/url]' }, 'Program code or link markup in the text.'],
  [{ name: '<img src=x>' }, 'Program code or link markup in the text.'],
  [{ message: 'Предлагаем продвижение сайта' }, 'Written in a script that is not used here.'],
  [{ message: '我们可以推广您的网站' }, 'Written in a script that is not used here.'],
  [{ message: '웹사이트 홍보' }, 'Written in a script that is not used here.'],
  [{ message: 'http://a.b '.repeat(4) }, 'Four links in the message.'],
  [{ message: 'http://a.b '.repeat(5) }, 'Five links in the message.'],
  [{ message: 'http://a.b '.repeat(6) }, '6 links in the message.'],
  [{ message: 'Backlinks, guest posts' }, 'Words of advertisements: “backlinks”, “guest posts”.'],
  [{ isFromCrowd: true }, 'Very many enquiries came from networks near the sender.'],
])('%j suffices: %s', (change, sentence) => {
  expect(listSpamReasons({ ...nameless, ...change }).join(' ')).toContain(sentence);
});

it('counts links that are written as markup', () => {
  expect(listSpamReasons({ ...family, message: '<a href=x> <a href=y>' })).toEqual([
    'Two links in the message.',
    'Program code or link markup in the text.',
  ]);
});

it('says everything that is suspicious', () => {
  const advert = {
    name: 'www.a.example',
    message: 'http://a.b http://c.d',
    phone: '98450 12345',
    isHoneypotFilled: true,
    filledInMs: 10,
  };
  expect(listSpamReasons(advert)).toEqual([
    'A field that people cannot see was filled in.',
    'Two links in the message.',
    'A link in the name.',
    'Sent 1 second after the page opened.',
  ]);
});
