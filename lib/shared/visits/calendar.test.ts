import { expect, it } from 'vitest';
import { type CalendarEntry, toCalendar } from './calendar';

const entry: CalendarEntry = {
  uid: 'visit-1@example.com',
  sequence: 0,
  stamp: new Date('2026-11-23T03:42:00Z'),
  startsAt: new Date('2026-11-29T05:30:00Z'),
  minutes: 45,
  summary: 'Visit to Kadal Crest, Kaup Homes',
  description: `Change or cancel: https://example.com/visit?token=${'a'.repeat(80)}\nTelephone: +91 824 000 0000`,
  location: 'ಕಡಲ ಕ್ರೆಸ್ಟ್, Beach Road; Panambur, '.repeat(4),
  url: 'https://example.com/visit',
  organizer: { name: 'Tide "mark"', email: 'office@example.com' },
  status: 'CONFIRMED',
};
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('an entry is as RFC 5545 has it: lines of 75 bytes at most, ended by CRLF, with texts escaped and times in UTC', () => {
  const text = toCalendar(entry);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = unfold(text);
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('UID:visit-1@example.com');
  expect(lines).toContain('SEQUENCE:0');
  expect(lines).toContain('DTSTART:20261129T053000Z');
  expect(lines).toContain('DTEND:20261129T061500Z');
  expect(lines).toContain('SUMMARY:Visit to Kadal Crest\\, Kaup Homes');
  expect(lines).toContain(`LOCATION:${'ಕಡಲ ಕ್ರೆಸ್ಟ್\\, Beach Road\\; Panambur\\, '.repeat(4)}`);
  expect(lines).toContain('ORGANIZER;CN="Tide  mark ":mailto:office@example.com');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('\\nTelephone');
});

it('what is cancelled takes its entry away, under the same id and a higher number', () => {
  const lines = unfold(toCalendar({ ...entry, sequence: 2, status: 'CANCELLED' }));
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:visit-1@example.com', 'SEQUENCE:2'])
    expect(lines).toContain(line);
});
