import { expect, it } from 'vitest';
import { byteOrderMark, toCell } from '@/lib/shared/tables/csv';
import type { NotedRow } from '../row';
import { csvHead, toEnquiryLine } from './csv';

it.each([
  '=1+1',
  '+91',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u0001=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '|cmd',
  '%0',
])('%j is text to a spreadsheet', (value) => {
  expect(toCell(value)).toBe(`"'${value}"`);
});

it.each(['a=1', '98450 12345', 'Rao - Crest', 'me@example.com', '', '5%', 'a|b'])(
  '%j begins like no formula and stays as it is',
  (value) => {
    expect(toCell(value)).toBe(`"${value}"`);
  },
);

it('quotes quotes and keeps line breaks inside the cell', () => {
  expect(toCell('He said "yes"\nand left')).toBe('"He said ""yes""\nand left"');
});

it('begins with the mark of UTF-8 and a line of heads, which stay where they are', () => {
  expect(byteOrderMark).toBe('\uFEFF');
  expect(csvHead()).toBe(
    '"Received","State","Name","Phone","E-mail","Kind","Project","Interest","Property type","Location","Message",' +
      '"Visit","Source","Page","Assignee","Next follow-up","Marketing consent","Id",' +
      '"Received at","Next follow-up at","Added by","Lost because","Value in rupees","Site visit","Notes","Budget","Details","Other phone numbers and e-mails","Partner"\r\n',
  );
});

const consent = { purpose: 'marketing', givenAt: new Date(0), withdrawnAt: null };
const requirements = {
  interest: 'residential',
  propertyType: 'Villa',
  location: 'Udupi',
  visitOn: '2026-11-30',
};

// Of a row only what the file names.
const row = {
  id: 'e1',
  createdAt: new Date('2026-11-20T18:40:00Z'),
  state: 'siteVisit',
  name: 'Asha Rao',
  phoneE164: '+919845012345',
  email: 'asha@example.com',
  kindName: 'callback',
  project: { id: 'p1', name: 'Crest' },
  message: 'Call me',
  source: 'Google',
  attribution: { page: '/projects' },
  assignee: { id: 'u1', name: 'Ravi' },
  followUpAt: new Date('2026-11-21T09:30:00Z'),
  consents: [consent],
  origin: { addedBy: 'Divya' },
  details: { ...requirements, 'Survey number': '12/3' },
  contactPoints: [{ kind: 'whatsapp', value: 'IN.1' }],
  namedBy: { partner: { enquiryId: 'e2', firm: 'Coast Homes' } },
  outcome: {
    lostReason: 'price',
    lostNote: '5 lakh above',
    wonValue: 8_500_000,
    siteVisitOn: '2026-11-29',
  },
  events: [
    { at: new Date('2026-11-21T06:12:00Z'), actor: 'Ravi', text: 'Called' },
    { at: new Date('2026-11-21T07:12:00Z'), actor: 'Divya', text: '=1+1' },
  ],
} as unknown as NotedRow;

it('tells of an enquiry what its heads name, by the clock of the office', () => {
  expect(toEnquiryLine(row)).toBe(
    '"21 Nov 2026, 00:10","Site visit","Asha Rao","(+91) 98450 12345","asha@example.com","Callback","Crest","residential",' +
      '"Villa","Udupi","Call me","2026-11-30","Google","/projects","Ravi","21 Nov 2026, 15:00","Yes","e1",' +
      '"2026-11-21T00:10:00+05:30","2026-11-21T15:00:00+05:30","Divya","Price: 5 lakh above","8500000","2026-11-29",' +
      '"21 Nov 2026, 11:42, Ravi: Called\n21 Nov 2026, 12:42, Divya: =1+1","","Survey number: 12/3","WhatsApp id IN.1","Coast Homes"\r\n',
  );
});

it('leaves empty what an enquiry does not have', () => {
  const bare: NotedRow = {
    ...row,
    kindName: 'enquiry',
    project: null,
    assignee: null,
    followUpAt: null,
    consents: [],
    origin: {},
    outcome: {},
    details: requirements,
    contactPoints: [],
    namedBy: null,
    events: [],
  };
  expect(toEnquiryLine(bare)).toBe(
    '"21 Nov 2026, 00:10","Site visit","Asha Rao","(+91) 98450 12345","asha@example.com","Enquiry","","residential",' +
      '"Villa","Udupi","Call me","2026-11-30","Google","/projects","","","No","e1","2026-11-21T00:10:00+05:30","","","","","","","","","",""\r\n',
  );
});

it.each([
  ['+971501234567', '(+971501234567)'],
  ['+91984501234', '(+91984501234)'],
  ['+9198450123456', '(+9198450123456)'],
])('a number that is no Indian one of ten digits, %s, stands in brackets as it is', (phoneE164, text) => {
  expect(toEnquiryLine({ ...row, phoneE164 })).toContain(`"${text}"`);
});
