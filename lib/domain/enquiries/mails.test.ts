import { describe, expect, it, vi } from 'vitest';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { builtInIdentity } from '@/lib/shared/brand/identity';

vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://www.example.com' } }));
vi.mock('@/lib/server/auth/signed-token', () => ({ makeToken: () => 'token' }));

const { makeAcknowledgement, makeTeamMail } = await import('./mails');

// Of a row only what the mails name.
const enquiry = {
  id: 'e1',
  kindName: 'enquiry',
  name: 'Nisha\r\nBcc: all@evil.example\n<img src=x onerror=alert(1)>',
  email: 'nisha@example.com',
  phoneE164: '+919845012345',
  message: '<script>alert(1)</script> Buy at https://evil.example',
  details: { visitOn: '2026-11-30' },
  source: '"><b>',
  attribution: { page: '/projects' },
  origin: {},
  createdAt: new Date('2026-11-22T06:00:00Z'),
  project: { name: 'Kadamba\nHeights' },
} as unknown as SentRow;
const head = {
  identity: builtInIdentity,
  contact: {
    phone: '+91 98450 00000',
    phoneHref: 'tel:+919845000000',
    email: 'info@example.com',
    address: ['One'],
  },
} as Parameters<typeof makeAcknowledgement>[1];

const facts = {
  homes: '2 and 3 BHK',
  carpet: '79.20–119.34 sq m',
  price: 'from Rs 64.9 lakh',
  ready: '31 December 2027',
  registration: 'PRM/KA/RERA/0000/000/PR/000000/000001, rera.karnataka.gov.in',
};

describe('a mail about a project', () => {
  it.each([
    ['to the team', makeTeamMail(enquiry, head, facts)],
    ['to the visitor', makeAcknowledgement(enquiry, head, { facts })],
  ])('%s names its homes, the day that is registered, its number and the Authority', (_, { text }) => {
    for (const said of ['2 and 3 BHK, 79.20–119.34 sq m', facts.ready, facts.registration])
      expect(text.replace(/\s+/g, ' ')).toContain(said);
  });

  it('says nothing of what the project lacks', () => {
    const bare = { homes: '', carpet: '', price: '', ready: '', registration: '' };
    const { text } = makeAcknowledgement(enquiry, head, { facts: bare });
    expect(text).toBe(makeAcknowledgement(enquiry, head).text);
  });
});

describe('what a stranger typed into a form', () => {
  it('names the day of a visit, where one is given', () => {
    expect(makeTeamMail(enquiry, head).text).toContain('30 Nov 2026');
    expect(makeTeamMail({ ...enquiry, details: {} }, head).text).not.toContain('Visit');
  });

  it('makes no other header of a mail', () => {
    for (const { to, replyTo, subject } of [makeTeamMail(enquiry, head), makeAcknowledgement(enquiry, head)])
      for (const header of [to, replyTo, subject]) expect(header).not.toMatch(/[\r\n]/);
  });

  it('is text in a mail to the team, whatever it holds', () => {
    const { html } = makeTeamMail(enquiry, head);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|"><b>/);
  });

  it('is not sent on to the address that was given, but for the name', () => {
    const { html, text } = makeAcknowledgement(enquiry, head);
    expect(html + text).not.toContain('Buy at');
    expect(html).not.toMatch(/<script|<img/);
  });
});
