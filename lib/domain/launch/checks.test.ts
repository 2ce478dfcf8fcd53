import { describe, expect, it } from 'vitest';
import { launchStages } from '@/lib/content/admin/launch';
import { demoPromoter } from '@/lib/content/demo-promoter';
import { forStockSlots } from '@/lib/content/pictures/stock-pictures';
import { recordKindNames } from '@/lib/content/record-kinds';
import { site } from '@/lib/content/site';
import {
  type SettingPart,
  type SettingValue,
  settingDefaults,
  settingParts,
} from '@/lib/domain/settings/schema';
import type { FoundDomain } from '@/lib/server/delivery/email/domain-found';
import type { RecordState } from '@/lib/server/delivery/email/record-state';
import type { Contradiction } from '@/lib/shared/projects/contradictions';
import type { Counted } from './check';
import { type LaunchState, launchChecks, listLaunchResults } from './checks';
import { otherRecordChecks } from './record-checks';

type Values = { [P in SettingPart]: SettingValue<P> };

const begun = settingDefaults;
const own: Values = {
  ...begun,
  identity: {
    ...begun.identity,
    name: 'Tower Homes',
    shortName: 'Tower',
    tagline: 'Homes that last',
    footerTagline: 'Building since 1995.',
    ...forStockSlots((slot) => ({ _id: slot })),
  },
  contact: {
    ...begun.contact,
    phone: '+91 98450 12345',
    email: 'office@example.com',
    address: ['Tower One'],
    social: [],
    registeredName: 'Tower Homes Private Limited',
    companyNumber: 'U45200KA1995PTC000000',
    grievanceContact: 'Nisha Pai, nisha@example.com',
    dataContact: 'Ravi Pai, +91 98450 12345',
  },
  advertising: { mode: 'enforce' },
  home: { statement: 'We build homes that last.', about: 'Since our first house.' },
  story: {
    statement: 'We began with one house.',
    lead: 'How we began.',
    chapters: [{ heading: 'One house', paragraphs: ['It stands.'] }],
  },
  faqs: [{ question: 'Where are you?', answer: ['At {{address}}.'] }],
  search: {
    ...begun.search,
    ...Object.fromEntries(
      Object.keys(begun.search).map((page) => [page, { title: 'Homes', description: 'Homes that last.' }]),
    ),
  },
};

/** Each part as somebody has saved it. */
const saved = (change: Partial<Values> = {}): LaunchState['settings'] => {
  const values = { ...own, ...change };
  // Each part with its own value.
  return Object.fromEntries(
    settingParts.map((part) => [part, { value: values[part], version: 1 }]),
  ) as LaunchState['settings'];
};
const adminCalls = { own: 3, demo: 0 };
const noRecord = { own: 0, demo: 0 };
// Every kind has its entry.
const recordsOf = (counted: Counted) =>
  Object.fromEntries(recordKindNames.map((name) => [name, counted])) as LaunchState['records'];
const ready: LaunchState = {
  now: new Date('2026-11-22T06:00:00Z'),
  settings: saved(),
  records: recordsOf(adminCalls),
  stats: { yearsOfExperience: 12, completedProjects: 9, happyClients: 0, awardsWon: 0, isDemo: false },
  demoParts: [],
  missingMailParts: [],
  isKeyTried: true,
  mailTestedAt: '2026-11-20T06:00:00.000Z',
  mailDomain: 'example.com',
  foundDomain: { at: '2026-11-21T06:00:00.000Z', domain: 'example.com', service: 'verified', records: [] },
  backedUpAt: '2026-11-21T20:00:00.000Z',
  siteUrl: 'https://www.example.com',
  picturesWithoutAlt: 0,
  held: { count: 0, first: [] },
  wording: { count: 0, first: [] },
  contradictions: { count: 0, first: [], oldBrochures: [] },
  unnamed: [],
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

const said = {
  ...{ name: 'Kadal', field: 'Description', rule: 'near', words: 'Near', sentence: 'Near the sea' },
  href: '/admin/settings?part=home#setting-statement' as const,
};

const contactWith = (change: Partial<Values['contact']>) => ({
  settings: saved({ contact: { ...own.contact, ...change } }),
});
const brandWith = (change: Partial<Values['identity']>) => ({
  settings: saved({ identity: { ...own.identity, ...change } }),
});
const unsaved = (part: SettingPart) => ({
  settings: { ...saved(), [part]: { value: begun[part], version: 0 } },
});
const recordsWith = (change: Partial<LaunchState['records']>) => ({
  records: { ...ready.records, ...change },
});

it('a website with all that visitors need misses nothing, and says what it has', () => {
  expect(missingWith({})).toEqual([]);
  const results = listLaunchResults(ready);
  expect(results.map(({ id }) => id)).toEqual(Object.keys(launchChecks));
  for (const { text, link, request } of results) expect([text, link?.name, request]).not.toContain('');
});

it('an empty website is done with nothing that only its office can give', () => {
  const empty: LaunchState = {
    ...ready,
    // Each part as a new site begins with it.
    settings: Object.fromEntries(
      settingParts.map((part) => [part, { value: begun[part], version: 0 }]),
    ) as LaunchState['settings'],
    records: recordsOf(noRecord),
    stats: null,
    missingMailParts: ['key', 'sender', 'recipients'],
    isKeyTried: false,
    mailTestedAt: null,
    mailDomain: '',
    foundDomain: null,
    backedUpAt: null,
    admins: 1,
  };
  const done = listLaunchResults(empty).filter(({ isDone }) => isDone);
  expect(done.map(({ id }) => id)).toEqual([
    'testimonials',
    'makers',
    ...Object.keys(otherRecordChecks),
    'responder',
    'alt texts',
    'contradictions',
    'brochures',
    'wording',
    'purposes',
    'web address',
    'scheduler',
  ]);
});

it('the checks stand in the order of the way: stage after stage', () => {
  const walked = listLaunchResults(ready).map(({ stage }) => stage);
  expect([...new Set(walked)]).toEqual(Object.keys(launchStages));
  const order = Object.keys(launchStages);
  expect(walked).toEqual([...walked].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
});

describe('a website that is not ready', () => {
  it.each<[string, Partial<LaunchState>]>([
    ['brand: Sample texts not changed yet: name.', brandWith({ name: begun.identity.name, since: 2001 })],
    [
      'brand: Sample texts not changed yet: short name.',
      brandWith({ shortName: begun.identity.shortName, since: 2001 }),
    ],
    [
      'brand: Sample texts not changed yet: tagline and year of foundation.',
      brandWith({ tagline: begun.identity.tagline }),
    ],
    [
      'brand: Sample texts not changed yet: text in the footer.',
      brandWith({ footerTagline: begun.identity.footerTagline, since: 2001 }),
    ],
    [
      'purposes: The Privacy Policy must name applications and CVs; enquiries from portals, telephone and advertising services. Add the text to it, then tick the box.',
      { unnamed: ['career', 'source'] },
    ],
    ['contact: Not changed yet: phone number.', contactWith({ phone: site.phone })],
    ['contact: Not changed yet: e-mail address.', contactWith({ email: site.email })],
    ['contact: Not changed yet: address.', contactWith({ address: ['Tower One', site.address[1]] })],
    ['contact: Not changed yet: links to networks.', contactWith({ social: begun.contact.social })],
    ['projects: There is no project on the website.', recordsWith({ project: noRecord })],
    [
      'projects: Visitors see one sample project. Records that you save become yours. Delete the rest.',
      recordsWith({ project: { own: 2, demo: 1 } }),
    ],
    [
      'hero: There is none: the home page opens with a sample picture.',
      recordsWith({ 'hero-image': noRecord }),
    ],
    [
      'home: Sample texts not changed yet: first sentence.',
      { settings: saved({ home: { ...own.home, statement: begun.home.statement } }) },
    ],
    [
      'home: Sample texts not changed yet: text next to it.',
      { settings: saved({ home: { ...own.home, about: begun.home.about } }) },
    ],
    ['figures: The website shows four zeros.', { stats: null }],
    [
      'figures: The website shows four zeros.',
      { stats: { yearsOfExperience: 0, completedProjects: 0, happyClients: 0, awardsWon: 0, isDemo: false } },
    ],
    [
      'figures: Visitors see four sample numbers.',
      { stats: { yearsOfExperience: 9, completedProjects: 9, happyClients: 9, awardsWon: 9, isDemo: true } },
    ],
    ['people: There are no board members on About Us.', recordsWith({ director: noRecord })],
    [
      'people: Visitors see 5 sample directors. Records that you save become yours. Delete the rest.',
      recordsWith({ director: { own: 0, demo: 5 } }),
    ],
    [
      'story: Sample texts not changed yet: first sentence of About Us.',
      { settings: saved({ story: { ...own.story, statement: begun.story.statement } }) },
    ],
    [
      'story: Sample texts not changed yet: first paragraph of the story and one chapter.',
      {
        settings: saved({
          story: { ...own.story, lead: begun.story.lead, chapters: begun.story.chapters.slice(1, 2) },
        }),
      },
    ],
    ['pictures: Sample picture: Contact.', brandWith({ contactPicture: null })],
    [
      'pictures: Sample picture: Opening picture and the log-in.',
      brandWith({ openingPicture: null, logInPicture: null }),
    ],
    [
      'testimonials: Visitors see 25 sample testimonials. Records that you save become yours. Delete the rest.',
      recordsWith({ testimonial: { own: 0, demo: 25 } }),
    ],
    [
      'makers: Visitors see 2 sample logos. Records that you save become yours. Delete the rest.',
      recordsWith({ brand: { own: 1, demo: 2 } }),
    ],
    ['faqs: The questions and answers are not changed yet. Correct them, then save.', unsaved('faqs')],
    [
      'faqs: 2 texts name samples.',
      {
        settings: saved({
          faqs: [
            ...own.faqs,
            { question: `Who is ${site.shortName}?`, answer: ['Us.', `Write to ${site.email}.`] },
          ],
        }),
      },
    ],
    ['faqs: One text names samples.', { settings: saved({ faqs: begun.faqs }) }],
    [
      'responder: Farida is a sample.',
      {
        settings: saved({ responder: { name: 'Farida', role: '', picture: null } }),
        demoParts: ['responder'],
      },
    ],
    [
      'search: Search results still show the sample towns for: Home.',
      { settings: saved({ search: { ...own.search, home: { title: '', description: 'Homes.' } } }) },
    ],
    ['alt texts: 7 pictures have no alt text for people who cannot see them.', { picturesWithoutAlt: 7 }],
    [
      'names: Not given yet: registered name, CIN or LLPIN, grievance contact and contact for data requests.',
      contactWith({ registeredName: '', companyNumber: '', grievanceContact: '', dataContact: '' }),
    ],
    [
      'names: Not changed yet: registered name, CIN, grievance contact and contact for data requests.',
      contactWith(demoPromoter),
    ],
    [
      'names: Add an e-mail address or a telephone number for the grievance contact and contact for data requests.',
      contactWith({ grievanceContact: 'Nisha Pai, manager', dataContact: 'Ravi Pai' }),
    ],
    ['names: Not given yet: PIN code.', contactWith({ pin: '' })],
    [
      'privacy: Privacy Policy is not changed yet. Ask a lawyer to read it, then save it.',
      unsaved('privacy'),
    ],
    ['terms: Terms of Service is not changed yet. Ask a lawyer to read it, then save it.', unsaved('terms')],
    [
      'terms: One paragraph names samples. Replace them.',
      { settings: saved({ terms: { ...own.terms, lead: `Call ${site.phone}.` } }) },
    ],
    ['recipients: Nobody gets enquiries by mail.', { missingMailParts: ['recipients'] }],
    [
      'mail: No mail can be sent. Still missing: the key of the mail service, the sender.',
      { missingMailParts: ['key', 'sender'] },
    ],
    [
      'mail: It is not known whether the mail service accepts the key. Send a test mail to check.',
      { isKeyTried: false, mailTestedAt: null },
    ],
    ['mail: Send a test mail and check that it arrives.', { mailTestedAt: null }],
    ['mail domain: Not checked yet: the sender of mails is not set.', { mailDomain: '', foundDomain: null }],
    ['mail domain: Not checked yet. Open Mail to check the records of example.com.', { foundDomain: null }],
    [
      'mail domain: Mails may land in spam. In the DNS of example.com, add DKIM and DMARC, and change SPF. Checked:',
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
      'mail domain: The mail service has not verified example.com. Checked:',
      { foundDomain: domainWith('absent', { SPF: 'found', DKIM: 'unknown' }) },
    ],
    [
      'mail domain: DKIM of example.com could not be checked. Last attempt:',
      { foundDomain: domainWith('sending only', { SPF: 'found', DKIM: 'unknown' }) },
    ],
    [
      'web address: The website is at http://example.com. It needs an address that begins with https://',
      { siteUrl: 'http://example.com' },
    ],
    ['backup: There is no backup yet.', { backedUpAt: null }],
    ['backup: The last backup is 12 days old.', { backedUpAt: '2026-11-10T06:00:00.000Z' }],
    [
      'second admin: There is only one admin. If that password is lost, nobody in the office can reset it.',
      { admins: 1 },
    ],
    [
      'registrations: RERA, section 3, does not allow advertising of Tower One (no registration) and Tower Two (registration ended on 1 May 2026). The website hides projects that may not be advertised.',
      {
        held: {
          count: 2,
          first: [
            { _id: 'a', name: 'Tower One', hold: { why: 'no registration' } },
            { _id: 'b', name: 'Tower Two', hold: { why: 'ended', on: '2026-05-01' } },
          ],
        },
      },
    ],
    [
      'registrations: A project whose registration ends would stay on the website. To hide it, choose so in Settings, Advertising.',
      { settings: saved({ advertising: { mode: 'warn' } }) },
    ],
    ['registrations: The warning is off in Settings, Advertising.', { held: null }],
    [
      'wording: One text says something that a rule does not allow. Change it, or keep it with a reason.',
      { wording: { count: 1, first: [said] } },
    ],
    [
      'wording: 30 texts say something that a rule does not allow. Change it, or keep it with a reason. The first 1:',
      { wording: { count: 30, first: [said] } },
    ],
    [
      'scheduler: The host’s scheduler cannot call this website: mails may wait.',
      { isCronSecretMissing: true },
    ],
  ])('says in words: %s', (sentence, change) => {
    expect(missingWith(change)).toEqual([sentence]);
  });

  it('may name towns in words of its own', () => {
    const faqs = [{ question: 'Do you build in Udupi?', answer: ['Yes, and in Puttur.'] }];
    expect(missingWith({ settings: saved({ faqs }) })).toEqual([]);
  });

  it('is told so whatever the builder is called: a new name makes nothing else its own', () => {
    const renamed = { settings: { ...unsaved('contact').settings, identity: saved().identity } };
    expect(missingWith(renamed)[0]).toBe(
      'contact: Not changed yet: phone number, e-mail address, address and links to networks.',
    );
    const { identity, contact, advertising } = own;
    const every = { ...begun, identity, contact, advertising };
    expect(missingWith({ settings: saved(every) }).map((line) => line.split(':')[0])).toEqual([
      'home',
      'story',
      'faqs',
      'search',
    ]);
  });

  it('is led to the field of the first thing that is missing, from a list to which that place leads back', () => {
    const linkOf = (id: string, change: Partial<LaunchState>) =>
      listLaunchResults({ ...ready, ...change }).find((result) => result.id === id)?.link?.href;
    const screen = '/admin/settings?part=';
    expect(linkOf('brand', brandWith({ tagline: begun.identity.tagline }))).toBe(
      `${screen}identity&from=launch#setting-tagline`,
    );
    expect(linkOf('contact', contactWith({ email: site.email }))).toBe(
      `${screen}contact&from=launch#setting-email`,
    );
    expect(linkOf('names', contactWith({ pin: '' }))).toBe(`${screen}contact&from=launch#setting-pin`);
    expect(linkOf('faqs', { settings: saved({ faqs: [...own.faqs, ...begun.faqs.slice(4)] }) })).toBe(
      `${screen}faqs&from=launch#setting-1-question`,
    );
    const chapters = [...own.story.chapters, ...begun.story.chapters];
    expect(linkOf('story', { settings: saved({ story: { ...own.story, chapters } }) })).toBe(
      `${screen}story&from=launch#setting-chapters-1-paragraphs`,
    );
    const terms = { ...own.terms, sections: [{ heading: 'Who', paragraphs: ['Us.', site.email] }] };
    expect(linkOf('terms', { settings: saved({ terms }) })).toBe(
      `${screen}terms&from=launch#setting-sections-0-paragraphs`,
    );
    expect(linkOf('mail', { missingMailParts: ['sender'] })).toBe(
      '/admin/enquiries/delivery?from=launch#mail-sender-name',
    );
    expect(linkOf('pictures', brandWith({ storyPicture: null }))).toBe(
      `${screen}identity&from=launch#setting-storyPicture`,
    );
    expect(linkOf('projects', {})).toBe('/admin/projects?from=launch#add-project');
  });

  it('has a text for who runs the server, where no screen can change it, and no link', () => {
    const at = { siteUrl: 'http://10.0.0.7', backedUpAt: null, isCronSecretMissing: true };
    const server = listLaunchResults({ ...ready, ...at }).filter(({ stage }) => stage === 'server');
    expect(server.map(({ link }) => link)).toEqual([null, null, null]);
    for (const { request } of server) expect(request).toContain('http://10.0.0.7');
    expect(
      server.map(({ request }) => /SITE_URL|npm run backup|CRON_SECRET/.exec(request ?? '')?.[0]),
    ).toEqual(['SITE_URL', 'npm run backup', 'CRON_SECRET']);
    expect(listLaunchResults(ready).map(({ request }) => request)).toEqual(
      Object.keys(launchChecks).map(() => null),
    );
  });
});

it('what stands in a text is listed, each with its words and the way to its field, which leads back to the list', () => {
  const results = listLaunchResults({ ...ready, wording: { count: 1, first: [said] } });
  const href = '/admin/settings?part=home&from=launch#setting-statement';
  expect(results.find(({ id }) => id === 'wording')).toMatchObject({
    items: [{ text: 'Kadal, Description: “Near”', links: [{ name: 'Change it', href }] }],
    link: { name: 'Change it', href },
  });
});

it('a project that contradicts itself is listed with both values and the way to each, and a brochure that is older with its project', () => {
  const contradiction: Contradiction = [
    { field: 'possession', text: 'Possession by March 2027' },
    { field: 'registrations', text: 'registered to be complete by 31 Dec 2027' },
  ];
  const names = { _id: '1', name: 'Kadal' };
  const results = listLaunchResults({
    ...ready,
    contradictions: {
      count: 1,
      first: [{ ...names, contradiction }],
      oldBrochures: [
        {
          ...names,
          _id: '2',
          projectId: '1',
          title: 'Brochure',
          madeOn: '2026-05-03',
          changedOn: '2026-06-04',
        },
      ],
    },
  });
  const itemsOf = (id: string) => results.find((result) => result.id === id)?.items;
  expect(itemsOf('contradictions')).toEqual([
    {
      text: 'Kadal: Possession by March 2027, but registered to be complete by 31 Dec 2027',
      links: [
        { name: 'Possession', href: '/admin/projects?edit=1&part=place&from=launch' },
        { name: 'Registration', href: '/admin/projects?edit=1&part=registration&from=launch' },
      ],
    },
  ]);
  expect(itemsOf('brochures')).toEqual([
    {
      text: 'Kadal: “Brochure” is from 3 May 2026, the project was changed on 4 Jun 2026',
      links: [
        { name: 'Brochure', href: '/admin/projects/1/documents?edit=2&from=launch' },
        { name: 'Project', href: '/admin/projects?edit=1&from=launch' },
      ],
    },
  ]);
});
