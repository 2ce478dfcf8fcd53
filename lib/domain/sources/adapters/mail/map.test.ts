import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';
import { emptyLead } from '../../lead';

it('a mail as a whole, in quoted-printable, is one lead of its labelled lines', async () => {
  expect(await mapFixture('mail', 'plain.eml')).toEqual([
    {
      ...emptyLead,
      name: 'Sadhana Bh\u0101ndary',
      phone: '+91-98000 66661',
      email: 'sadhana@example.com',
      message: 'Loan approved. Possession by March?\nWould like to come on Sunday.\nCity: Udupi',
      project: 'Kadal Crest',
      budget: '60 to 80 lakh',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('a mail of HTML alone is read by its lines and the rows of its tables, and no style is a line', async () => {
  expect(await mapFixture('mail', 'html.eml')).toMatchObject([
    {
      name: 'Asha Rao & Sons',
      phone: '98000 66662',
      email: 'asha@example.com',
      project: 'Kadal Crest',
      message: '',
    },
  ]);
});

it('a mail that was forwarded is read below its marks, and its head is no part of the lead', async () => {
  expect(await mapFixture('mail', 'forwarded.json')).toEqual([
    {
      ...emptyLead,
      name: 'Ravi Shetty',
      phone: '98000 66663',
      project: 'Kadal Crest',
      sentAt: new Date('2026-11-26T10:20:00+05:30'),
    },
  ]);
});

const raw = readFixture('mail', 'plain.eml');
const text = 'Name: Asha\nMobile: 98000 66664';

it.each([
  ['as the body itself', raw, 'message/rfc822'],
  ['as a text of no kind', raw, ''],
  ['in a field of JSON', JSON.stringify({ raw }), 'application/json'],
  ['in base64', JSON.stringify({ content: Buffer.from(raw).toString('base64') }), 'application/json'],
  [
    'in a field of a form',
    new URLSearchParams({ email: raw }).toString(),
    'application/x-www-form-urlencoded',
  ],
])('a mail is read %s', async (_how, sent, contentType) => {
  expect(await mapText('mail', sent, { contentType })).toMatchObject([{ phone: '+91-98000 66661' }]);
});

it.each([
  ['body-plain', { 'body-plain': text }],
  ['TextBody', { TextBody: text, email: 'not a mail' }],
  ['text in data', { type: 'email.received', data: { text, from: 'leads@portal.example' } }],
  ['HTML alone', { html: '<p>Name: Asha</p><p>Mobile: 98000 66664</p>' }],
])('the parts of a mail are read from %s', async (_what, parts) => {
  expect(await mapText('mail', JSON.stringify(parts))).toMatchObject([
    { name: 'Asha', phone: '98000 66664' },
  ]);
});

it('labels of their own are read by the mapping, and so is the subject', async () => {
  const sent = { subject: 'KC-02', text: 'Buyer: Asha\nContact us at: 98000 66664' };
  const mapping = { name: 'Buyer', phone: 'Contact us at', project: '@subject' };
  expect(await mapText('mail', JSON.stringify(sent), { mapping })).toMatchObject([
    { name: 'Asha', phone: '98000 66664', project: 'KC-02', message: '' },
  ]);
  expect(await mapText('mail', JSON.stringify(sent))).toMatchObject([
    { name: '', phone: '', message: 'Buyer: Asha\nContact us at: 98000 66664' },
  ]);
});

it.each([
  [
    'words without a label',
    JSON.stringify({ text: 'Somebody rang about 2 BHK, see https://portal.example/1' }),
  ],
  ['no words', JSON.stringify({ text: ' ', html: '<style>a</style>' })],
  ['nothing of a mail', '{"a": 1}'],
  ['half a mail', 'Content-Type: multipart/mixed; boundary=x\n\n--x'],
  [
    'parts within parts',
    'Content-Type: multipart/mixed; boundary=x\n\n'.padEnd(
      100_000,
      '--x\nContent-Type: multipart/mixed; boundary=x\n\n',
    ),
  ],
  ['tags within tags', JSON.stringify({ html: '<div>'.repeat(50_000) })],
  ['cells that do not end', JSON.stringify({ html: '</td > <'.repeat(30_000) })],
  ['what is nearly base64', JSON.stringify({ content: `${'A'.repeat(50)}${' '.repeat(200_000)}!` })],
  ['a label that does not end', JSON.stringify({ text: `a${' '.repeat(200_000)}` })],
  ['tags that do not end', JSON.stringify({ html: '<br'.repeat(60_000) })],
])('%s is no lead, and no error', async (_what, sent) => {
  expect(await mapText('mail', sent)).toEqual([]);
});
