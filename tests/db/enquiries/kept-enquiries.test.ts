import { beforeEach, describe, expect, test } from 'vitest';
import { notices } from '@/lib/content/enquiries/forms';
import { readAttribution } from '@/lib/domain/enquiries/field/attribution';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createCallback } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { emptyEnquiries, keep, only } from '../../support/enquiries/kept-enquiries';

// The brand exists in types alone.
const staff = makeSales({ userId: '-', name: 'Divya Nayak' });
const all = enquiryFilter.parse({});

beforeEach(emptyEnquiries);

describe('what a lead keeps', () => {
  test('how the visit began, where the form stood, and a number in one form', async () => {
    const firstTouch = JSON.stringify({ utm_source: 'google', gclid: 'abc', landingPage: '/projects' });
    await keep({ phone: '098450 12345', firstTouch, page: '/projects/1', projectId: 'nonsense' });
    expect(await only()).toMatchObject({
      phoneE164: '+919845012345',
      attribution: {
        page: '/projects/1',
        first: { utm_source: 'google', gclid: 'abc', landingPage: '/projects' },
      },
      source: 'Google',
      projectId: null,
    });
  });

  test('nothing that comes by itself can cost a lead', async () => {
    await keep({
      firstTouch: '{broken',
      lastTouch: '7',
      filledInMs: 'soon',
      requestKey: '!',
      page: 'x'.repeat(900),
    });
    expect(await db.enquiry.count()).toBe(1);
  });

  test('a campaign that is cut within a character costs no enquiry', async () => {
    const firstTouch = JSON.stringify({ utm_campaign: `${'x'.repeat(299)}😀` });
    await keep({ firstTouch, page: `/${'y'.repeat(298)}😀` });
    const { firstTouch: kept } = readAttribution((await only()).attribution);
    expect(kept?.utm_campaign).toHaveLength(300);
  });

  test('marketing consent is no by itself, and keeps its own notice when it is given', async () => {
    await keep();
    expect((await only()).consents).toMatchObject([{ purpose: 'enquiry' }]);
    await db.enquiry.deleteMany();
    await keep({ marketingConsent: 'Yes' });
    const noticeHash = expect.stringMatching(/^[0-9a-f]{64}$/);
    const { consents } = await only();
    expect(consents).toMatchObject([
      { purpose: 'enquiry', noticeVersion: notices.enquiry.version, noticeHash, readOutAt: null },
      { purpose: 'marketing', noticeVersion: notices.marketing.version, noticeHash, withdrawnAt: null },
    ]);
    expect(consents[0]?.noticeHash).not.toBe(consents[1]?.noticeHash);
  });

  test('a callback with the newsletter becomes a subscriber as well', async () => {
    // proves: UPC-1
    const { phone: mobile, message: _message, ...fields } = makeEnquiry();
    const callback = { ...fields, mobile, location: 'Udupi', propertyType: 'Villa', source: 'Referral' };
    await createCallback({ ...callback, newsletter: 'Yes' }, makeSender());
    expect(await only()).toMatchObject({
      ...{ kindName: 'callback', source: 'Referral' },
      consents: [{ purpose: 'enquiry' }, { purpose: 'newsletter', withdrawnAt: null }],
    });
    expect(await db.subscriber.count()).toBe(1);
  });
});

test('one person is who is reached by one number, however it is written', async () => {
  await keep({ phone: '98450 11111', email: 'a@example.com' });
  await keep({ phone: '98450 22222', email: 'b@example.com' });
  await keep({ phone: '+91 98450 11111', email: 'c@example.com' });
  const { enquiries } = await listEnquiries(staff, all);
  expect(enquiries.map(({ personCount }) => personCount)).toEqual([2, 1, 2]);
});
