import { describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { settingDefaults } from '@/lib/domain/settings/defaults';
import type { FoundDomain } from '@/lib/server/delivery/email/domain-found';
import type { RecordState } from '@/lib/server/delivery/email/record-state';
import { type LaunchState, launchChecks, listLaunchResults } from './checks';

const ready: LaunchState = {
  now: new Date('2026-11-22T06:00:00Z'),
  demoRecords: 0,
  brand: 'Tower Homes',
  contact: {
    ...settingDefaults.contact,
    phone: '+91 98450 12345',
    email: 'office@example.com',
    address: ['Tower One'],
    registeredName: 'Tower Homes Private Limited',
    grievanceContact: 'Nisha Pai, manager',
  },
  texts: [{ paragraphs: ['Call {{phone}}.'] }],
  areLegalTextsSaved: true,
  missingMailParts: [],
  mailTestedAt: '2026-11-20T06:00:00.000Z',
  mailDomain: 'example.com',
  foundDomain: { at: '2026-11-21T06:00:00.000Z', domain: 'example.com', service: 'verified', records: [] },
  backedUpAt: '2026-11-21T20:00:00.000Z',
  siteUrl: 'https://www.example.com',
  picturesWithoutAlt: 0,
  admins: 2,
  isCronSecretMissing: false,
};
const domainWith = (service: FoundDomain['service'], states: Record<string, RecordState>) => ({
  at: '2026-11-21T06:00:00.000Z',
  domain: 'example.com',
  service,
  // Of the purposes that a test names.
  records: Object.entries(states).map(
    ([purpose, state]) => ({ purpose, state }) as FoundDomain['records'][0],
  ),
});
const missingWith = (change: Partial<LaunchState>) =>
  listLaunchResults({ ...ready, ...change })
    .filter(({ isDone }) => !isDone)
    .map(({ id, text }) => `${id}: ${text}`);

it('a website with all that visitors need misses nothing, and says what it has', () => {
  expect(missingWith({})).toEqual([]);
  const results = listLaunchResults(ready);
  expect(results.map(({ id }) => id)).toEqual(Object.keys(launchChecks));
  for (const { text, href, action } of results) expect([text, href, action]).not.toContain('');
});

describe('a website that is not ready', () => {
  it.each<[string, Partial<LaunchState>]>([
    [
      'demo records: Visitors see one invented record. What you save becomes yours; delete the rest.',
      { demoRecords: 1 },
    ],
    [
      'demo records: Visitors see 25 invented records. What you save becomes yours; delete the rest.',
      { demoRecords: 25 },
    ],
    [
      'names: Not given yet: registered name and grievance contact.',
      { contact: { ...ready.contact, registeredName: '', grievanceContact: '' } },
    ],
    ['names: Not given yet: PIN code.', { contact: { ...ready.contact, pin: '' } }],
    [
      'texts: One paragraph is of the demo alone. Put your own words there.',
      { texts: { answer: ['The list is a placeholder.', 'Yes.'] } },
    ],
    [
      'texts: Privacy and Terms are as they came. Have a lawyer read them, then save them.',
      { areLegalTextsSaved: false },
    ],
    [
      'mail: Nobody hears of an enquiry by mail. Still missing: the key of the mail service, the sender.',
      { missingMailParts: ['key', 'sender'] },
    ],
    ['mail: Send a test mail, and look whether it arrives.', { mailTestedAt: null }],
    ['mail domain: Not checked yet: the sender of mails is not set.', { mailDomain: '', foundDomain: null }],
    [
      'mail domain: Not checked yet. Mail looks up the records of example.com when it is opened.',
      { foundDomain: null },
    ],
    [
      'mail domain: Mails may land in spam. In the DNS of example.com, add DKIM and DMARC, and change SPF. Looked up:',
      {
        foundDomain: domainWith('not verified', {
          SPF: 'differs',
          Bounces: 'found',
          DKIM: 'lacking',
          DMARC: 'lacking',
        }),
      },
    ],
    [
      'mail domain: The mail service has not verified example.com. Looked up:',
      { foundDomain: domainWith('absent', { SPF: 'found', DKIM: 'unknown' }) },
    ],
    [
      'mail domain: DKIM of example.com could not be looked up. Tried:',
      { foundDomain: domainWith('sending only', { SPF: 'found', DKIM: 'unknown' }) },
    ],
    [
      'web address: The website is at http://example.com. It needs an address that begins with https://',
      { siteUrl: 'http://example.com' },
    ],
    ['backup: There is no backup yet.', { backedUpAt: null }],
    ['backup: The last backup is 12 days old.', { backedUpAt: '2026-11-10T06:00:00.000Z' }],
    ['alt texts: 7 pictures have no text for who cannot see them.', { picturesWithoutAlt: 7 }],
    [
      'second admin: There is one admin. If that password is lost, nobody in the office can help.',
      { admins: 1 },
    ],
    [
      'scheduler: The host’s scheduler cannot call this website: mails may wait.',
      { isCronSecretMissing: true },
    ],
  ])('says in words: %s', (sentence, change) => {
    expect(missingWith(change)).toEqual([sentence]);
  });

  it('tells the contact and the words of the invented brand from those of the builder', () => {
    const invented = { contact: { ...settingDefaults.contact, registeredName: 'A', grievanceContact: 'B' } };
    expect(missingWith({ ...invented, brand: site.name }).slice(1)).toEqual([
      'contact: Still invented: phone number, e-mail address and address.',
    ]);
    expect(missingWith(invented)).toEqual([]);
    const texts = [`Write to ${site.email}.`];
    expect(missingWith({ texts })).toEqual([]);
    expect(missingWith({ texts, brand: site.name }).map((line) => line.split(':')[0])).toEqual([
      'brand',
      'texts',
    ]);
  });
});
