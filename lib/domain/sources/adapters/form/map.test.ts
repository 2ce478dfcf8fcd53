import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';

it('fields are found by their names, and what is left becomes lines of the message', async () => {
  expect(await mapFixture('form', 'leads.json')).toEqual([
    {
      key: '9007199254740993',
      isTest: false,
      name: 'Kiran Pai',
      phone: '98000 55551',
      email: 'kiran@example.com',
      message: 'Two bedrooms\nfloor: 4',
      project: 'Kadal Crest',
      budget: '70 lakh',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('what is mapped goes before what a name is like', async () => {
  const text = 'q1=Kiran&mobile=9800055559&q2=9800055551&first+name=Other';
  expect(await mapText('form', text, { mapping: { name: 'Q1', phone: 'q2' } })).toMatchObject([
    { name: 'Kiran', phone: '9800055551', message: 'mobile: 9800055559' },
  ]);
});

it('a query, a form in parts, a list in a field and a name in two parts are read alike', async () => {
  const lead = { name: 'Kiran Pai', phone: '9800055551' };
  expect(await mapText('form', 'first_name=Kiran&last_name=Pai&phone=9800055551')).toMatchObject([lead]);
  const inField = new URLSearchParams({ data: JSON.stringify([lead, lead]) }).toString();
  expect(await mapText('form', inField)).toMatchObject([lead, lead]);
  const parts = Object.entries(lead).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const contentType = 'multipart/form-data; boundary=x';
  expect(await mapText('form', `${parts.join('')}--x--\r\n`, { contentType })).toMatchObject([lead]);
});

it.each([
  ['words', 'Hello there'],
  ['half a JSON', '{"name": "Kiran"'],
  ['HTML', '<html><body name="x"></body></html>'],
  ['a nest', '['.repeat(100_000)],
  ['a deep nest', `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['a number', '5'],
])('%s is no lead, and no error', async (_what, text) => {
  expect(await mapText('form', text)).toEqual([]);
});

it('half a character and a zero byte become what can be kept', async () => {
  const [lead] = await mapText('form', '{"name": "A\\ud800\\u0000b", "__proto__": {"phone": "9800055551"}}');
  expect(lead).toMatchObject({ name: 'A\ufffdb', phone: '9800055551' });
});
