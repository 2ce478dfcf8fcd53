import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import { DueFollowUps } from './due-follow-ups';
import { NewestEnquiries } from './newest-enquiries';

const now = new Date('2026-11-21T06:30:00Z');
const enquiry: EnquiryCard = {
  _id: 'an-id',
  kind: 'enquiry',
  name: 'Ananya Rao',
  title: 'Ananya Rao',
  email: 'ananya@example.com',
  phone: '+919000000012',
  ways: [],
  message: 'A visit on Sunday?',
  interest: 'general',
  location: '',
  propertyType: '',
  visitOn: '',
  source: '',
  partner: null,
  budget: '',
  project: { _id: 'p', name: 'Anganam Court' },
  page: '/contact',
  addedBy: '',
  state: 'new',
  needsReview: false,
  assignee: null,
  answerBy: null,
  clock: null,
  followUpAt: '2026-11-20T04:30:00Z',
  createdAt: '2026-11-21T06:22:00Z',
  personCount: 1,
  version: 1,
};

const none = { enquiries: [], total: 0 };
const tomorrow = { ...enquiry, title: 'Kiran Shetty', followUpAt: '2026-11-22T05:30:00Z' };

describe('the enquiries of the dashboard', () => {
  it('say so when there are none', () => {
    const newest = renderToStaticMarkup(<NewestEnquiries enquiries={[]} newCount={0} now={now} />);
    expect(newest).toContain('No enquiries yet.');
    expect(newest).toContain('href="/admin/enquiries"');
    expect(newest).not.toContain('<table');
    const due = renderToStaticMarkup(<DueFollowUps today={none} tomorrow={none} overdue={0} now={now} />);
    expect(due).toContain('No calls are due today.');
  });

  it('lead each to its place in the inbox, with state, age and what is overdue', () => {
    const newest = renderToStaticMarkup(<NewestEnquiries enquiries={[enquiry]} newCount={1} now={now} />);
    for (const part of ['href="/admin/enquiries/an-id"', 'New', 'Anganam Court', 'Nobody yet', '8 min'])
      expect(newest).toContain(part);
    expect(newest).toContain('1 not yet answered');
    const due = renderToStaticMarkup(
      <DueFollowUps
        today={{ enquiries: [enquiry], total: 1 }}
        tomorrow={{ enquiries: [tomorrow], total: 4 }}
        overdue={1}
        now={now}
      />,
    );
    expect(due).toContain('Overdue 1 day');
    expect(due).toContain('1 overdue, 0 today, 4 tomorrow');
    expect(due.slice(due.indexOf('>Tomorrow<'))).toContain('Kiran Shetty');
    expect(due).toContain('href="/admin/enquiries/an-id"');
  });
});
