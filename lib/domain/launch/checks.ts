import { placeholderOf } from '@/lib/content/facts';
import { listMailParts, type MailPart } from '@/lib/content/mail';
import { site } from '@/lib/content/site';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { FoundDomain } from '@/lib/server/delivery/email/domain-found';
import type { RecordState } from '@/lib/server/delivery/email/record-state';
import { daysBetween } from '@/lib/shared/local-day';
import { listTexts } from '@/lib/shared/texts';
import type { LaunchResult } from './dto';

/** What the checks look at. */
export type LaunchState = {
  now: Date;
  demoRecords: number;
  /** Name of the builder. */
  brand: string;
  contact: SettingValue<'contact'>;
  /** The legal texts and the questions. */
  texts: unknown;
  /** Somebody has saved both legal texts. */
  areLegalTextsSaved: boolean;
  missingMailParts: MailPart[];
  /** ISO texts; null for never. */
  mailTestedAt: string | null;
  /** Of the address that mails come from; empty without one. */
  mailDomain: string;
  /** What the mail screen last found of it; null where nobody has looked. */
  foundDomain: FoundDomain | null;
  backedUpAt: string | null;
  siteUrl: string;
  picturesWithoutAlt: number;
  admins: number;
  isCronSecretMissing: boolean;
};

/** The invented builder of the demo still stands. */
const isDemoBrand = ({ brand }: LaunchState): boolean => site.isDemo && brand === site.name;

type Found = Pick<LaunchResult, 'isDone' | 'text' | 'at'>;
type Check = Omit<LaunchResult, 'id' | keyof Found> & { find: (state: LaunchState) => Found };

const maxBackupDays = 7;
const done = (text: string, at?: string): Found => ({ isDone: true, text, ...(at && { at }) });
const open = (text: string, at?: string): Found => ({ isDone: false, text, ...(at && { at }) });
const plural = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const list = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function findContact(state: LaunchState): Found {
  const { phone, email, address } = state.contact;
  const isDemo = isDemoBrand(state);
  const invented = [
    isDemo && phone === site.phone && 'phone number',
    isDemo && email === site.email && 'e-mail address',
    isDemo && address[0] === site.address[0] && 'address',
  ].filter((name) => name !== false);
  if (invented.length > 0) return open(`Still invented: ${list(invented)}.`);
  return done(`${phone}, ${email}.`);
}

function findNames({ contact: { registeredName, grievanceContact, city, pin } }: LaunchState): Found {
  const missing = [
    registeredName === '' && 'registered name',
    grievanceContact === '' && 'grievance contact',
    city === '' && 'city',
    pin === '' && 'PIN code',
  ].filter((name) => name !== false);
  if (missing.length > 0) return open(`Not given yet: ${list(missing)}.`);
  return done(`${registeredName}. Grievances: ${grievanceContact}.`);
}

function findTexts(state: LaunchState): Found {
  const { texts, areLegalTextsSaved } = state;
  const ofBrand = isDemoBrand(state) ? [placeholderOf('demo notice'), site.name, site.phone, site.email] : [];
  const invented = ['placeholder', 'to be entered', ...ofBrand];
  const count = listTexts(texts).filter(({ text }) => invented.some((word) => text.includes(word))).length;
  if (count > 0)
    return open(
      `${plural(count, 'One paragraph is', 'paragraphs are')} of the demo alone. Put your own words there.`,
    );
  if (!areLegalTextsSaved)
    return open('Privacy and Terms are as they came. Have a lawyer read them, then save them.');
  return done('Privacy, Terms and the questions are in your words.');
}

function findMail({ missingMailParts, mailTestedAt }: LaunchState): Found {
  if (missingMailParts.length > 0)
    return open(`Nobody hears of an enquiry by mail. Still missing: ${listMailParts(missingMailParts)}.`);
  if (!mailTestedAt) return open('Send a test mail, and look whether it arrives.');
  return done('The mail service took a test:', mailTestedAt);
}

const recordNames = { SPF: 'SPF', Bounces: 'MX for bounces', DKIM: 'DKIM', DMARC: 'DMARC' } as const;

/** A purpose may have several records. */
const listRecords = ({ records }: FoundDomain, state: RecordState): string[] => [
  ...new Set(records.filter((record) => record.state === state).map(({ purpose }) => recordNames[purpose])),
];

function findDomain({ mailDomain: domain, foundDomain: found }: LaunchState): Found {
  if (domain === '') return open('Not checked yet: the sender of mails is not set.');
  if (!found) return open(`Not checked yet. Mail looks up the records of ${domain} when it is opened.`);
  const todo = [
    ['add', listRecords(found, 'lacking')] as const,
    ['change', listRecords(found, 'differs')] as const,
  ].filter(([, names]) => names.length > 0);
  if (todo.length > 0) {
    const steps = todo.map(([verb, names]) => `${verb} ${list(names)}`).join(', and ');
    return open(`Mails may land in spam. In the DNS of ${domain}, ${steps}. Looked up:`, found.at);
  }
  if (found.service === 'absent' || found.service === 'not verified')
    return open(`The mail service has not verified ${domain}. Looked up:`, found.at);
  const unknown = listRecords(found, 'unknown');
  if (unknown.length > 0)
    return open(`${list(unknown)} of ${domain} could not be looked up. Tried:`, found.at);
  return done(`${domain} has all records that mail needs. Looked up:`, found.at);
}

function findBackup({ backedUpAt, now }: LaunchState): Found {
  if (!backedUpAt) return open('There is no backup yet.');
  const days = daysBetween(backedUpAt, now);
  return days > maxBackupDays
    ? open(`The last backup is ${days} days old.`)
    : done('The last backup:', backedUpAt);
}

function findAddress({ siteUrl }: LaunchState): Found {
  if (siteUrl.startsWith('https://')) return done(`The website is at ${siteUrl}, and encrypted.`);
  return open(`The website is at ${siteUrl}. It needs an address that begins with https://`);
}

/** What a website needs before visitors are invited. One entry each, in the order in which it is put right. */
export const launchChecks: Record<string, Check> = {
  'demo records': {
    title: 'Your own projects and people',
    href: '/admin/projects',
    action: 'Projects',
    find: ({ demoRecords: count }) =>
      count > 0
        ? open(
            `Visitors see ${plural(count, 'one invented record', 'invented records')}. What you save becomes yours; delete the rest.`,
          )
        : done('No invented record is on the website.'),
  },
  brand: {
    title: 'Name and logo',
    href: '/admin/settings?part=identity',
    action: 'Brand',
    find: (state) =>
      isDemoBrand(state)
        ? open(`${site.name} is an invented brand. Put your own name, logo and colours in its place.`)
        : done(`The website is that of ${state.brand}.`),
  },
  contact: {
    title: 'Phone, e-mail and address',
    href: '/admin/settings',
    action: 'Contact',
    find: findContact,
  },
  names: {
    title: 'Names that the law asks for',
    href: '/admin/settings',
    action: 'Contact',
    find: findNames,
  },
  texts: {
    title: 'Legal texts and questions',
    href: '/admin/settings?part=privacy',
    action: 'Privacy',
    find: findTexts,
  },
  mail: {
    title: 'Mail to the team',
    href: '/admin/enquiries/delivery',
    action: 'Mail',
    find: findMail,
  },
  'mail domain': {
    title: 'DNS records for mail',
    href: '/admin/enquiries/delivery',
    action: 'Mail',
    find: findDomain,
  },
  'web address': { title: 'Web address', href: '/', action: 'Website', find: findAddress },
  backup: { title: 'Backup', href: '/admin/settings', action: 'Settings', find: findBackup },
  'alt texts': {
    title: 'Pictures in words',
    href: '/admin/projects',
    action: 'Projects',
    find: ({ picturesWithoutAlt: count }) =>
      count > 0
        ? open(`${plural(count, 'One picture has', 'pictures have')} no text for who cannot see them.`)
        : done('Every picture of a project has a text.'),
  },
  'second admin': {
    title: 'A second admin',
    href: '/admin/users',
    action: 'Users',
    find: ({ admins }) =>
      admins < 2
        ? open('There is one admin. If that password is lost, nobody in the office can help.')
        : done(`${admins} people are admins.`),
  },
  scheduler: {
    title: 'Timed work',
    href: '/admin/enquiries/delivery',
    action: 'Mail',
    find: ({ isCronSecretMissing }) =>
      isCronSecretMissing
        ? open('The host’s scheduler cannot call this website: mails may wait.')
        : done('Mails are sent again and old data is removed by themselves.'),
  },
};

export const listLaunchResults = (state: LaunchState): LaunchResult[] =>
  Object.entries(launchChecks).map(([id, { find, ...check }]) => ({ id, ...check, ...find(state) }));
