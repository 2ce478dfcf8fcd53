import { expect, it } from 'vitest';
import { toDelivery } from '@/lib/domain/notifications/deliveries';
import { type CardRow, toCard, toEvent } from './row';

const createdAt = new Date('2026-11-20T18:40:00Z');

// Of a row only what the card shows.
const row = {
  id: 'e1',
  kindName: 'callback',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneE164: '+919845012345',
  message: 'Call me',
  details: { interest: 'residential', location: 'Udupi', propertyType: 'Villa', visitOn: '2026-11-30' },
  source: 'Google',
  attribution: { page: '/projects' },
  origin: {},
  state: 'siteVisit',
  review: 'waiting',
  projectId: 'p1',
  project: { id: 'p1', name: 'Crest' },
  assignee: { id: 'u1', name: 'Ravi' },
  answerBy: new Date('2026-11-21T04:30:00Z'),
  sla: {
    enquiryId: 'e1',
    ownerId: 'u1',
    startedAt: createdAt,
    dueAt: new Date('2026-11-21T04:30:00Z'),
    ownerAt: null,
    headAt: new Date('2026-11-21T04:30:00Z'),
    nextAt: null,
    ownerNotifiedAt: null,
    headNotifiedAt: null,
    nextNotifiedAt: null,
    answeredAt: null,
    answeredWith: '',
    answerMinutes: null,
  },
  followUpAt: new Date('2026-11-21T09:30:00Z'),
  createdAt,
  version: 3,
} as unknown as CardRow;

it('a card of the inbox has what an enquiry says and how it stands', () => {
  expect(toCard(row, 2)).toEqual({
    _id: 'e1',
    kind: 'callback',
    name: 'Asha Rao',
    title: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+919845012345',
    ways: [
      { kind: 'phone', value: '+919845012345' },
      { kind: 'email', value: 'asha@example.com' },
    ],
    message: 'Call me',
    interest: 'residential',
    location: 'Udupi',
    propertyType: 'Villa',
    visitOn: '2026-11-30',
    source: 'Google',
    partner: null,
    page: '/projects',
    addedBy: '',
    budget: '',
    state: 'site visit',
    needsReview: true,
    project: { _id: 'p1', name: 'Crest' },
    assignee: { _id: 'u1', name: 'Ravi' },
    answerBy: '2026-11-21T04:30:00.000Z',
    clock: {
      dueAt: '2026-11-21T04:30:00.000Z',
      ownerAt: null,
      headAt: '2026-11-21T04:30:00.000Z',
      nextAt: null,
      ownerToldAt: null,
      headToldAt: null,
      nextToldAt: null,
      answeredAt: null,
      answeredWith: '',
      answerMinutes: null,
    },
    followUpAt: '2026-11-21T09:30:00.000Z',
    createdAt: '2026-11-20T18:40:00.000Z',
    personCount: 2,
    version: 3,
  });
  expect(toCard({ ...row, project: null, assignee: null, followUpAt: null, sla: null }, 1)).toMatchObject({
    project: null,
    assignee: null,
    followUpAt: null,
    clock: null,
  });
});

it('an event has who did what and when', () => {
  const event = {
    id: 'v1',
    enquiryId: 'e1',
    kind: 'note' as const,
    at: createdAt,
    userId: null,
    actor: 'Ravi',
    text: 'Called.',
    state: null,
    editedAt: null,
    editedBy: '',
    removedAt: null,
    former: ['Call'],
  };
  const shown = {
    _id: 'v1',
    enquiry: 'e1',
    kind: 'note',
    at: '2026-11-20T18:40:00.000Z',
    actor: 'Ravi',
    actorId: null,
    text: 'Called.',
    editedBy: '',
    editedAt: null,
    deletedAt: null,
    former: ['Call'],
  };
  expect(toEvent(event)).toEqual(shown);
  expect(toEvent({ ...event, removedAt: createdAt, editedBy: 'Asha' })).toEqual({
    ...shown,
    text: '',
    editedBy: 'Asha',
    deletedAt: '2026-11-20T18:40:00.000Z',
    former: ['Call', 'Called.'],
  });
});

it('a delivery has how often it was tried and why it failed, also when its enquiry has gone', () => {
  const item = {
    id: 'o1',
    leadId: null,
    label: 'Mail to the team',
    kind: 'mail',
    state: 'dead',
    attempts: 3,
    lastError: 'ECONNREFUSED',
    createdAt,
    nextAttemptAt: new Date('2026-11-20T18:45:00Z'),
    sentAt: null,
  } as const;
  expect(toDelivery(item)).toEqual({
    _id: 'o1',
    enquiry: '',
    label: 'Mail to the team',
    kind: 'mail',
    state: 'dead',
    attempts: 3,
    lastError: 'ECONNREFUSED',
    createdAt: '2026-11-20T18:40:00.000Z',
    nextAttemptAt: null,
    sentAt: null,
  });
  expect(toDelivery({ ...item, state: 'pending' }).nextAttemptAt).toBe('2026-11-20T18:45:00.000Z');
  expect(toDelivery({ ...item, leadId: 'e1', sentAt: createdAt })).toMatchObject({
    enquiry: 'e1',
    sentAt: '2026-11-20T18:40:00.000Z',
  });
});
