import { purposes } from '@/lib/content/purposes';
import { nameHold } from '@/lib/shared/projects/hold-text';
import { describeCompanyNumber } from '@/lib/shared/settings/company-number';
import { toAddressLines } from '@/lib/shared/settings/postal-address';
import { daysBetween } from '@/lib/shared/time/local-day';
import { type Counted, done, type Found, inField, type LaunchState, list, open, plural } from './check';
import {
  type Left,
  listInventedBrand,
  listInventedContact,
  listInventedHome,
  listInventedPromoter,
  listInventedSearch,
  listInventedStory,
  listInventedTexts,
  listStockPictures,
} from './invented';

const maxBackupDays = 7;

const listed = (left: Left[]): string => list(left.map(({ name }) => name));
const openFields = (left: Left[], text: string): Found => open(text, inField(left[0]?.path ?? ''));

export type Words = { none: Found; demo: [one: string, many: string]; own: [one: string, many: string] };

export const findRecords = ({ own, demo }: Counted, words: Words): Found => {
  if (demo > 0)
    return open(
      `Visitors see ${plural(demo, ...words.demo)}. Records that you save become yours. Delete the rest.`,
    );
  return own > 0 ? done(`${plural(own, ...words.own)} on the website.`) : words.none;
};

export function findBrand({ settings: { identity } }: LaunchState): Found {
  const left = listInventedBrand(identity.value);
  if (left.length > 0) return openFields(left, `Sample texts not changed yet: ${listed(left)}.`);
  return done(`The website is for ${identity.value.name}, since ${identity.value.since}.`);
}

export function findContact({ settings: { contact } }: LaunchState): Found {
  const left = listInventedContact(contact.value);
  if (left.length > 0) return openFields(left, `Not changed yet: ${listed(left)}.`);
  const { phone, email } = contact.value;
  return done(`${[phone, email, ...toAddressLines(contact.value)].join(', ')}.`);
}

const isReachable = (contact: string): boolean => /\S@\S|\+?\d[\d\s-]{8,}/.test(contact);

export function findNames({ settings: { contact } }: LaunchState): Found {
  const { registeredName, companyNumber, grievanceContact, dataContact, city, pin } = contact.value;
  const missing = [
    registeredName === '' && { name: 'registered name', path: 'registeredName' },
    companyNumber === '' && { name: 'CIN or LLPIN', path: 'companyNumber' },
    grievanceContact === '' && { name: 'grievance contact', path: 'grievanceContact' },
    dataContact === '' && { name: 'contact for data requests', path: 'dataContact' },
    city === '' && { name: 'city', path: 'city' },
    pin === '' && { name: 'PIN code', path: 'pin' },
  ].filter((field) => field !== false);
  if (missing.length > 0) return openFields(missing, `Not given yet: ${listed(missing)}.`);
  const invented = listInventedPromoter(contact.value);
  if (invented.length > 0) return openFields(invented, `Not changed yet: ${listed(invented)}.`);
  const unreachable = [
    !isReachable(grievanceContact) && { name: 'the grievance contact', path: 'grievanceContact' },
    !isReachable(dataContact) && { name: 'contact for data requests', path: 'dataContact' },
  ].filter((field) => field !== false);
  if (unreachable.length > 0)
    return openFields(unreachable, `Add an e-mail address or a telephone number for ${listed(unreachable)}.`);
  const number = describeCompanyNumber(companyNumber);
  return done(
    `${[registeredName, number].filter(Boolean).join(', ')}. Grievances: ${grievanceContact}. Data: ${dataContact}.`,
  );
}

export function findHome({ settings: { home } }: LaunchState): Found {
  const left = listInventedHome(home.value);
  if (left.length > 0) return openFields(left, `Sample texts not changed yet: ${listed(left)}.`);
  return done(home.value.statement);
}

export function findStory({ settings: { story } }: LaunchState): Found {
  const left = listInventedStory(story.value);
  if (left.length > 0) return openFields(left, `Sample texts not changed yet: ${listed(left)}.`);
  return done(story.value.statement);
}

export function findStats({ stats }: LaunchState): Found {
  if (stats?.isDemo) return open('Visitors see four sample numbers.');
  const {
    yearsOfExperience: years = 0,
    completedProjects: built = 0,
    happyClients: clients = 0,
  } = stats ?? {};
  const awards = stats?.awardsWon ?? 0;
  if (years + built + clients + awards === 0) return open('The website shows four zeros.');
  return done(`${years} years, ${built} projects, ${clients} clients, ${awards} awards.`);
}

export function findPictures({ settings: { identity } }: LaunchState): Found {
  const left = listStockPictures(identity.value);
  if (left.length > 0) return openFields(left, `Sample picture: ${listed(left)}.`);
  return done('Each place shows your own picture.');
}

export function findFaqs({ settings: { faqs } }: LaunchState): Found {
  if (faqs.version === 0)
    return open('The questions and answers are not changed yet. Correct them, then save.');
  const [first, ...others] = listInventedTexts('faqs', faqs.value);
  if (first === undefined)
    return done(`${plural(faqs.value.length, 'One question', 'questions')}, saved by you.`);
  const text = `${plural(others.length + 1, 'One text names', 'texts name')} samples.`;
  return open(text, inField(first));
}

export function findSearch({ settings: { search, contact } }: LaunchState): Found {
  const left = listInventedSearch(search.value, contact.value.city);
  if (left.length > 0)
    return openFields(left, `Search results still show the sample towns for: ${listed(left)}.`);
  return done('Search results show your texts.');
}

export const findLegal =
  (part: 'privacy' | 'terms', name: string) =>
  ({ settings: { [part]: text } }: LaunchState): Found => {
    if (text.version === 0) return open(`${name} is not changed yet. Ask a lawyer to read it, then save it.`);
    const [first, ...others] = listInventedTexts(part, text.value);
    if (first === undefined) return done(`${name} was saved by you.`);
    const names = plural(others.length + 1, 'One paragraph names', 'paragraphs name');
    return open(`${names} samples. Replace them.`, inField(first));
  };

export function findPurposes({ unnamed }: LaunchState): Found {
  if (unnamed.length === 0) return done('The Privacy Policy lists all uses of personal data.');
  const names = unnamed.map((name) => purposes[name].name).join('; ');
  return open(`The Privacy Policy must name ${names}. Add the text to it, then tick the box.`);
}

export function findRecipients({ missingMailParts }: LaunchState): Found {
  return missingMailParts.includes('recipients')
    ? open('Nobody gets enquiries by mail.')
    : done('The team gets each enquiry by mail.');
}

export function findBackup({ backedUpAt, now }: LaunchState): Found {
  if (!backedUpAt) return open('There is no backup yet.');
  const days = daysBetween(backedUpAt, now);
  return days > maxBackupDays
    ? open(`The last backup is ${days} days old.`)
    : done('The last backup:', { at: backedUpAt });
}

export function findAddress({ siteUrl }: LaunchState): Found {
  if (siteUrl.startsWith('https://')) return done(`The website is at ${siteUrl} and encrypted.`);
  return open(`The website is at ${siteUrl}. It needs an address that begins with https://`);
}

export function findRegistrations({ held, settings }: LaunchState): Found {
  const isEnforced = settings.advertising.value.mode === 'enforce';
  if (held === null) return open('The warning is off in Settings, Advertising.');
  if (held.count === 0)
    return isEnforced
      ? done('Each project is registered, or needs no registration.')
      : open(
          'A project whose registration ends would stay on the website. To hide it, choose so in Settings, Advertising.',
          { place: { path: '/admin/settings', part: 'advertising', id: 'setting-mode' } },
        );
  const [first] = held.first;
  const names = list(held.first.slice(0, 3).map(({ name, hold }) => `${name} (${nameHold(hold)})`));
  const more = held.count > 3 ? `, and ${held.count - 3} more` : '';
  const meanwhile = isEnforced ? ' The website hides projects that may not be advertised.' : '';
  return open(`RERA, section 3, does not allow advertising of ${names}${more}.${meanwhile}`, {
    place: { query: { edit: first?._id ?? '', part: 'registration' } },
  });
}
