import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';
import { readTree } from '../../read';
import { whatsapp } from './map';

const sent = readFixture('whatsapp', 'message.json');
const isNotice = async (text: string) => whatsapp.isNotice?.((await readTree(text, '')) ?? '');
const withMessage = (change: object, contact: object = {}) => {
  const body = JSON.parse(sent);
  const { messages, contacts } = body.entry[0].changes[0].value;
  Object.assign(messages[0], change);
  Object.assign(contacts[0], contact);
  return JSON.stringify(body);
};

it('a message is a lead with its words, whose key is the message', async () => {
  expect(await mapFixture('whatsapp', 'message.json')).toEqual([
    {
      key: 'wamid.INV0001=',
      isTest: false,
      name: 'Meera Kamath',
      phone: '+919800077771',
      email: '',
      whatsapp: 'IN.100000000000003',
      message: 'Is a home with two bedrooms left?',
      project: '',
      budget: '',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('somebody who shows no number is named, and has their id alone', async () => {
  const hidden = withMessage({ from: undefined }, { wa_id: undefined });
  expect(await mapText('whatsapp', hidden)).toMatchObject([
    { name: 'Meera Kamath', phone: '', whatsapp: 'IN.100000000000003' },
  ]);
  const byContact = withMessage({ from: undefined });
  expect(await mapText('whatsapp', byContact)).toMatchObject([{ phone: '+919800077771' }]);
});

it.each([
  ['a caption', { type: 'image', image: { id: '1', caption: 'This one?' } }, 'This one?'],
  ['a button', { type: 'button', button: { text: 'Call me' } }, 'Call me'],
  [
    'a choice',
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: '1', title: 'A visit' } } },
    'A visit',
  ],
  ['what has no words', { type: 'audio', audio: { id: '1' } }, 'Message without text: audio'],
])('%s is read', async (_what, change, message) => {
  expect(await mapText('whatsapp', withMessage(change))).toMatchObject([{ message }]);
});

it('receipts, reactions and what the account is told are notices; a message and what is unknown are none', async () => {
  const status = readFixture('whatsapp', 'status.json');
  const account = status.replace('"field": "messages"', '"field": "account_update"');
  for (const text of [status, account, withMessage({ type: 'reaction', reaction: { emoji: 'x' } })])
    expect([await isNotice(text), await mapText('whatsapp', text)]).toEqual([true, []]);
  for (const text of [sent, '{}', status.replace('statuses', 'others')])
    expect(await isNotice(text)).toBe(false);
});
