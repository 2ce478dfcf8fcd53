import { describe, expect, it, vi } from 'vitest';
import { builtInIdentity } from '@/lib/shared/identity';

vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://www.example.com' } }));
vi.mock('@/lib/server/auth/signed-token', () => ({ makeToken: () => 'token' }));

const { makeAcknowledgement, makeTeamMail } = await import('./mails');

const lead = {
  id: 'e1',
  kind: 'enquiry' as const,
  name: 'Nisha\r\nBcc: all@evil.example\n<img src=x onerror=alert(1)>',
  email: 'nisha@example.com',
  phoneE164: '+919845012345',
  message: '<script>alert(1)</script> Buy at https://evil.example',
  interest: '',
  location: '',
  propertyType: '',
  visitOn: '2026-11-30',
  source: '"><b>',
  page: '/projects',
  addedBy: '',
  createdAt: new Date('2026-11-22T06:00:00Z'),
  project: { name: 'Kadamba\nHeights' },
};
const head = {
  identity: builtInIdentity,
  contact: {
    phone: '+91 98450 00000',
    phoneHref: 'tel:+919845000000',
    email: 'info@example.com',
    address: ['One'],
  },
} as Parameters<typeof makeAcknowledgement>[1];

describe('what a stranger typed into a form', () => {
  it('names the day of a visit, where one is given', () => {
    expect(makeTeamMail(lead, head).text).toContain('30 Nov 2026');
    expect(makeTeamMail({ ...lead, visitOn: '' }, head).text).not.toContain('Visit');
  });

  it('makes no other header of a mail', () => {
    for (const { to, replyTo, subject } of [makeTeamMail(lead, head), makeAcknowledgement(lead, head)])
      for (const header of [to, replyTo, subject]) expect(header).not.toMatch(/[\r\n]/);
  });

  it('is text in a mail to the team, whatever it holds', () => {
    const { html } = makeTeamMail(lead, head);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|"><b>/);
  });

  it('is not sent on to the address that was given, but for the name', () => {
    const { html, text } = makeAcknowledgement(lead, head);
    expect(html + text).not.toContain('Buy at');
    expect(html).not.toMatch(/<script|<img/);
  });
});
