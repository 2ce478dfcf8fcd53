import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { callbackInput, enquiryInput } from '@/lib/domain/intake/schema';
import { enquiryFilter, enquiryNote, enquiryPatch } from './schema';

const enquiry = { name: 'Asha Rao', email: 'asha@example.com', phone: '98450 12345', message: 'Call me' };
const callback = {
  name: 'Asha Rao',
  mobile: '98450 12345',
  email: 'asha@example.com',
  location: 'Udupi',
  propertyType: 'Plot',
  source: 'Referral',
};

const errorsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const phoneFault = 'Please enter a phone number that we can call, such as 98450 12345';

describe('an enquiry', () => {
  it('is taken with its four fields; the rest is added', () => {
    expect(enquiryInput.parse(enquiry)).toEqual({
      ...enquiry,
      interest: 'general',
      visitOn: '',
      visitDay: '',
      typedOn: '',
      documents: false,
      page: '',
      marketingConsent: false,
    });
  });

  it.each(['general', 'residential', 'commercial', 'luxury', 'investment'])('may be about %s', (interest) => {
    expect(enquiryInput.parse({ ...enquiry, interest }).interest).toBe(interest);
  });

  it('is about anything when its interest is left empty', () => {
    expect(enquiryInput.parse({ ...enquiry, interest: '' }).interest).toBe('general');
  });

  it('may name a day for a visit; what is no day is left out', () => {
    const visitOf = (visitOn: unknown) => enquiryInput.parse({ ...enquiry, visitOn }).visitOn;
    expect(visitOf('2026-11-30')).toBe('2026-11-30');
    for (const sent of ['', undefined, '2026-02-30', 'Sunday', '30/11/2026']) expect(visitOf(sent)).toBe('');
  });

  it('has its address in small letters, without blanks around it', () => {
    expect(enquiryInput.parse({ ...enquiry, email: ' Asha@Example.COM ' }).email).toBe('asha@example.com');
  });

  it('says what is missing, field by field', () => {
    expect(errorsOf(enquiryInput, {})).toEqual([
      'name: Name is required',
      'email: Email is required',
      'phone: Phone is required',
      'message: Message is required',
    ]);
    expect(errorsOf(enquiryInput, { ...enquiry, email: ' ' })[0]).toBe('email: Email is required');
  });

  it.each([
    [{ email: 'asha' }, 'email: Invalid email format'],
    [{ phone: '12345' }, `phone: ${phoneFault}`],
    [
      { interest: 'castles' },
      'interest: Interest must be one of general, residential, commercial, luxury, investment',
    ],
    [{ name: 'x'.repeat(121) }, 'name: At most 120 characters'],
    [{ email: `${'x'.repeat(200)}@example.com` }, 'email: At most 200 characters'],
    [{ phone: '0'.repeat(41) }, 'phone: At most 40 characters'],
    [{ message: 'x'.repeat(5001) }, 'message: At most 5000 characters'],
  ])('with %j is refused: %s', (change, error) => {
    expect(errorsOf(enquiryInput, { ...enquiry, ...change })).toContain(error);
  });
});

describe('what comes with an enquiry by itself', () => {
  const read = (sent: object) => enquiryInput.parse({ ...enquiry, ...sent });

  it.each([
    ['a'.repeat(16), true],
    ['Az0_-'.repeat(12), true],
    ['a'.repeat(64), true],
    ['a'.repeat(15), false],
    ['a'.repeat(65), false],
    [`${'a'.repeat(16)}!`, false],
    [`!${'a'.repeat(16)}`, false],
    ['', false],
  ])('the key %s of a tap is taken: %s', (requestKey, isTaken) => {
    expect(read({ requestKey }).requestKey).toBe(isTaken ? requestKey : undefined);
  });

  it.each([
    ['1200', 1200],
    [1200, 1200],
    [1, 1],
    [999_999_999, 999_999_999],
    [1e9, undefined],
    [0, undefined],
    [-5, undefined],
    ['soon', undefined],
    ['', undefined],
  ])('the time of filling in, %j, is %j', (filledInMs, milliseconds) => {
    expect(read({ filledInMs }).filledInMs).toBe(milliseconds);
  });

  it.each([
    [true, true],
    ['Yes', true],
    ['on', true],
    ['true', true],
    [false, false],
    ['No', false],
    ['', false],
    ['yes, but', false],
  ])('the box of the marketing, %j, is ticked: %s', (marketingConsent, isTicked) => {
    expect(read({ marketingConsent }).marketingConsent).toBe(isTicked);
  });

  it('the page is shortened, and the id of a project, too', () => {
    expect(read({ page: `/${'x'.repeat(400)}` }).page).toHaveLength(300);
    expect(read({ projectId: 'x'.repeat(65) }).projectId).toBe('x'.repeat(64));
  });

  it('the touches are read, and left out when they are none', () => {
    expect(read({ firstTouch: '{"gclid":"x"}', lastTouch: 'spoilt' })).toMatchObject({
      firstTouch: { gclid: 'x' },
      lastTouch: undefined,
    });
  });
});

describe('a callback', () => {
  it('is taken with its six fields, and without the newsletter', () => {
    expect(callbackInput.parse(callback)).toEqual({
      ...callback,
      newsletter: 'No',
      page: '',
      marketingConsent: false,
    });
    for (const newsletter of ['Yes', 'No'])
      expect(callbackInput.parse({ ...callback, newsletter }).newsletter).toBe(newsletter);
  });

  it('says what is missing, field by field', () => {
    expect(errorsOf(callbackInput, { newsletter: 'maybe' })).toEqual([
      'name: Name is required',
      'mobile: Phone is required',
      'email: Email is required',
      'location: Location is required',
      'propertyType: Property type is required',
      'source: Source is required',
      'newsletter: Newsletter must be Yes or No',
    ]);
    expect(errorsOf(callbackInput, { ...callback, mobile: '123' })).toEqual([`mobile: ${phoneFault}`]);
  });
});

describe('what is asked of the inbox', () => {
  it('is its first page of fifty when nothing is asked', () => {
    expect(enquiryFilter.parse({})).toEqual({ page: 1, limit: 50 });
  });

  it('is a page from 1 to 100,000 of at most 200 lines', () => {
    expect(enquiryFilter.parse({ page: '100000', limit: '200' })).toMatchObject({
      page: 100_000,
      limit: 200,
    });
    for (const query of [
      { page: 0 },
      { page: 1.5 },
      { page: 100_001 },
      { limit: 0 },
      { limit: 201 },
      { limit: 2.5 },
    ])
      expect(enquiryFilter.safeParse(query).success, JSON.stringify(query)).toBe(false);
  });

  it.each([
    [{ from: '21-11-2026' }, 'from: Write a date like 2026-11-21'],
    [{ to: '2026-02-30' }, 'to: Write a date like 2026-11-21'],
    [
      { state: 'siteVisit' },
      'state: State must be one of new, contacted, site visit, negotiating, won, lost, spam',
    ],
  ])('cannot be %j: %s', (query, error) => {
    expect(errorsOf(enquiryFilter, query)).toEqual([error]);
  });

  it('is bounded in length', () => {
    expect(
      enquiryFilter.safeParse({ q: 'x'.repeat(200), source: 'x'.repeat(60), project: 'x'.repeat(64) })
        .success,
    ).toBe(true);
    for (const query of [
      { q: 'x'.repeat(201) },
      { source: 'x'.repeat(61) },
      { project: 'x'.repeat(65) },
      { tab: 'bin' },
    ])
      expect(enquiryFilter.safeParse(query).success, JSON.stringify(query)).toBe(false);
  });

  it.each(['open', 'new', 'overdue', 'all', 'spam'])('may be the tab %s', (tab) => {
    expect(enquiryFilter.parse({ tab }).tab).toBe(tab);
  });
});

describe('what the team changes of an enquiry', () => {
  it('is one field or all of them', () => {
    const all = { state: 'won', assignee: null, followUpAt: '2026-11-21T10:00:00+05:30', version: 3 };
    expect(enquiryPatch.parse(all)).toEqual(all);
    expect(enquiryPatch.parse({ followUpAt: null })).toEqual({ followUpAt: null });
    expect(enquiryPatch.parse({})).toEqual({});
  });

  it.each([
    [{ followUpAt: '2026-11-21' }, 'followUpAt: Give a time as 2026-11-21T10:00:00+05:30'],
    [
      { state: 'done' },
      'state: State must be one of new, contacted, site visit, negotiating, won, lost, spam',
    ],
  ])('cannot be %j: %s', (change, error) => {
    expect(errorsOf(enquiryPatch, change)).toEqual([error]);
  });

  it('has a whole version', () => {
    expect(enquiryPatch.safeParse({ version: 1.5 }).success).toBe(false);
  });

  it('is a note that says something, in at most 4000 characters', () => {
    expect(enquiryNote.parse({ text: ' Called. ' })).toEqual({ text: 'Called.' });
    expect(errorsOf(enquiryNote, { text: ' ' })).toEqual(['text: The note is empty']);
    expect(errorsOf(enquiryNote, { text: 'x'.repeat(4001) })).toEqual(['text: At most 4000 characters']);
  });
});
