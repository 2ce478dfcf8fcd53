import { expect, it } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { makeAsked, mapAnswer, pollOf, readText } from '@/tests/support/enquiries/polled-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

const none = { message: '', email: '', budget: '', isTest: false };

it('each response is a lead with the id that was sent, also where there is but one', () => {
  expect(mapAnswer('acres99', 'answer.xml')).toEqual([
    {
      ...none,
      key: '9007199254740993',
      name: 'Mahesh Kini',
      phone: '+91-9800012121',
      email: 'mahesh@example.com',
      message:
        'Interested in <b>Kadal Crest</b> & wants a call after 6\nKind: Project\nPhone verification: VERIFIED',
      project: 'Kadal Crest',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
    {
      ...none,
      key: '9007199254740994',
      name: 'Rekha ಶೆಟ್ಟಿ',
      phone: '+91-9800012122',
      message: 'Kind: Listing',
      project: 'N70099',
      sentAt: new Date('2026-11-26T11:40:00+05:30'),
    },
  ]);
  expect(mapAnswer('acres99', 'one.xml')).toMatchObject([{ key: '70012001' }]);
});

it('what it is asked for is in the time of India, with what was typed whole', () => {
  const account = { account: 'us<er', key: 'pass&word', token: 'to/ken' };
  const { url, method, body = '' } = pollOf('acres99').request(makeAsked({ account }));
  expect([url, method]).toEqual(['https://www.99acres.com/99api/v1/getmy99Response/to%2Fken/uid/', 'POST']);
  expect(new URLSearchParams(body).get('xml')).toBe(
    "<?xml version='1.0'?><query><user_name>us&#60;er</user_name><pswd>pass&#38;word</pswd><start_date>2026-11-25 09:30:00</start_date><end_date>2026-11-26 12:00:00</end_date></query>",
  );
  const pasted = { ...account, token: 'https://www.99acres.com/99api/v1/getmy99Response/TOKEN/uid/' };
  expect(pollOf('acres99').request(makeAsked({ account: pasted })).url).toBe(
    'https://www.99acres.com/99api/v1/getmy99Response/TOKEN/uid/',
  );
});

it('a refusal is told in its words, nothing new is no refusal, and anything else is no answer', () => {
  expect(readText('acres99', readFixture('acres99', 'refused.xml'))).toEqual({
    refused: sourceTexts.acres99('Invalid username or password'),
    kind: 'account',
  });
  expect(readText('acres99', '<Xml ActionStatus="true"/>')).toEqual({ leads: [] });
  for (const text of ['', '<Xml/>', '<html>', '{"a": 1}', '<Xml ActionStatus="true"><Resp>'])
    expect(readText('acres99', text)).toMatchObject({ kind: 'service' });
  expect(readText('acres99', '<Xml ActionStatus="true"/>', makeAsked(), 500)).toMatchObject({
    kind: 'service',
  });
});
