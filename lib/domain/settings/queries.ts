import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import type { OfficeFormName, OpenForms } from '@/lib/content/enquiries/office-form-pages';
import { type LegalPage, privacy, terms } from '@/lib/content/pages/legal';
import type { FactName } from '@/lib/content/settings/fact-names';
import type { Editor, Sales } from '@/lib/server/auth/viewer';
import { readOptional } from '@/lib/server/cache/optional';
import { db, type Tx } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { log } from '@/lib/server/log';
import { type Identity, type OwnPictures, toIdentity, toOwnPictures } from '@/lib/shared/brand/identity';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import { AppError } from '@/lib/shared/errors';
import { findE164 } from '@/lib/shared/parsing/phone';
import { toFacts } from '@/lib/shared/settings/facts-of-settings';
import { fillTexts, listPlaceholders } from '@/lib/shared/settings/placeholders';
import { toAddressLines } from '@/lib/shared/settings/postal-address';
import { listTexts } from '@/lib/shared/settings/texts';
import { toDay } from '@/lib/shared/time/local-day';
import type {
  Contact,
  Faq,
  MailHead,
  PageWords,
  Responder,
  Setting,
  ShownContact,
  ShownSettings,
} from './dto';
import type { AdvertisingMode } from './parts/advertising';
import { type SettingRow, settingInclude, toSetting } from './row';
import type { SettingPart, SettingValue } from './schema';
import { toFaqs, toResponder } from './shown';
import { settingTags } from './tags';

const readSettingRow = (part: SettingPart, tx: Tx = db): Promise<SettingRow | null> =>
  tx.setting.findUnique({ where: { part }, include: settingInclude });

export async function readSetting<P extends SettingPart>(part: P): Promise<Setting<P>> {
  return toSetting(part, await readSettingRow(part));
}

const toContact = ({ holidays, ...value }: SettingValue<'contact'>): Contact => ({
  ...value,
  closedDays: holidays.map(({ day }) => day),
  street: value.address,
  address: toAddressLines(value),
  phoneHref: `tel:${findE164(value.phone) ?? value.phone}`,
});

const shownParts = ['identity', 'contact', 'retention', 'forms', 'home', 'story', 'search'] as const;

const readShownRows = (parts: readonly SettingPart[] = shownParts): Promise<SettingRow[]> =>
  db.setting.findMany({ where: { part: { in: [...parts] } }, include: settingInclude });

function toShownSettings(rows: SettingRow[], instead?: Setting): ShownSettings {
  const settingOf = <P extends SettingPart>(part: P): Setting<P> =>
    // It has the shape of its part.
    instead?.part === part
      ? (instead as Setting<P>)
      : toSetting(part, rows.find((row) => row.part === part) ?? null);
  const { value, pictures } = settingOf('identity');
  const identity = toIdentity(value, pictures);
  const contact = settingOf('contact').value;
  const monthsKept = settingOf('retention').value.months;
  const forms = settingOf('forms').value;
  const facts = toFacts({ brand: identity, contact, monthsKept, cvMonthsKept: forms.cvMonths });
  const words = {
    home: settingOf('home').value,
    story: settingOf('story').value,
    search: settingOf('search').value,
  };
  return {
    identity,
    pictures: toOwnPictures(value, pictures),
    contact: { ...toContact(contact), brand: identity.name, monthsKept },
    forms,
    words: fillTexts(words, facts),
    facts,
  };
}

export const readSettingsWith = async (setting: Setting): Promise<ShownSettings> =>
  toShownSettings(await readShownRows(), setting);

/** CONT-1, FOOT-1. */
async function getSettings(): Promise<ShownSettings> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  return toShownSettings(await readShownRows());
}

/** Falls back to the product's own, so that no page is without a number to call. */
export const getShownSettings = async (): Promise<ShownSettings> =>
  (await readOptional('settings', getSettings)) ?? toShownSettings([]);

/** With a tag alone, so that pictures are not drawn again for another part. */
export async function getIdentity(): Promise<Identity> {
  'use cache';
  cacheTag(settingTags.identity);
  cacheLife('max');
  const { value, pictures } = await readSetting('identity');
  return toIdentity(value, pictures);
}

export const getShownContact = async (): Promise<ShownContact> => (await getShownSettings()).contact;
export async function getOfficeContact(name: OfficeFormName): Promise<ShownContact> {
  const { contact, forms } = await getShownSettings();
  return name === 'career' ? { ...contact, monthsKept: forms.cvMonths } : contact;
}

export const getOpenForms = async (): Promise<OpenForms> => (await getShownSettings()).forms;
export const getShownIdentity = async (): Promise<Identity> => (await getShownSettings()).identity;
export const getShownPictures = async (): Promise<OwnPictures> => (await getShownSettings()).pictures;
export const getShownWords = async (): Promise<PageWords> => (await getShownSettings()).words;

export async function findResponder(): Promise<Responder | null> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  return toResponder(await readSetting('responder'));
}

export const findShownResponder = (): Promise<Responder | null> => readOptional('responder', findResponder);

export const findShownPhone = async (): Promise<string> => (await getShownContact()).phone;

/** An enquiry must not fail because settings cannot be read. Uncached. */
async function readNow(...parts: SettingPart[]): Promise<ShownSettings> {
  try {
    return toShownSettings(await readShownRows(parts));
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the settings could not be read: the product’s own are taken');
    return toShownSettings([]);
  }
}

/** Uncached, because mails are also written outside of pages. */
export const readMailHead = async (): Promise<MailHead> => readNow('identity', 'contact');

export const getReadyAnswers = async (_sales: Sales): Promise<SettingValue<'answers'>['answers']> =>
  (await readSetting('answers')).value.answers;

export const getAdvertising = async (_editor: Editor): Promise<SettingValue<'advertising'>> =>
  (await readSetting('advertising')).value;

/** Uncached. */
export const readAdvertisingMode = async (tx: Tx = db): Promise<AdvertisingMode> =>
  toSetting('advertising', await readSettingRow('advertising', tx)).value.mode;

/** Cached: a change purges the pages. */
export async function getAdvertisingMode(): Promise<AdvertisingMode> {
  'use cache';
  cacheTag(settingTags.advertising);
  cacheLife('max');
  return readAdvertisingMode();
}

const toRetentionMonths =
  ({ contact, forms }: ShownSettings) =>
  (kind: EnquiryKind): number =>
    kind === 'career' ? forms.cvMonths : contact.monthsKept;

/** After the last contact. Uncached. */
export const readRetentionMonths = async (): Promise<(kind: EnquiryKind) => number> =>
  toRetentionMonths(await readNow('retention', 'forms'));

export type IntakeSettings = { head: MailHead; monthsOf: (kind: EnquiryKind) => number };

/** One query, uncached. */
export async function readIntakeSettings(): Promise<IntakeSettings> {
  const settings = await readNow('identity', 'contact', 'retention', 'forms');
  return { head: settings, monthsOf: toRetentionMonths(settings) };
}

/** Uncached. */
export const readOpenForms = async (): Promise<OpenForms> => (await readSetting('forms')).value;

/** Uncached. */
export const readPartnerTerms = async (): Promise<string> => (await readSetting('forms')).value.partnerTerms;

const toCalendar = ({ hours, holidays }: SettingValue<'contact'>): Calendar => ({
  hours,
  closedDays: holidays.map(({ day }) => day),
});

/** Uncached. */
export const readCalendar = async (tx: Tx = db): Promise<Calendar> =>
  toCalendar(toSetting('contact', await readSettingRow('contact', tx)).value);

/** One query, uncached. */
export async function readSlaSettings(tx: Tx): Promise<{ calendar: Calendar; clock: SettingValue<'clock'> }> {
  const where = { part: { in: ['contact', 'clock'] } };
  const rows = await tx.setting.findMany({ where, include: settingInclude });
  const rowOf = (part: SettingPart) => rows.find((row) => row.part === part) ?? null;
  return {
    calendar: toCalendar(toSetting('contact', rowOf('contact')).value),
    clock: toSetting('clock', rowOf('clock')).value,
  };
}

export const readHolidays = async (): Promise<SettingValue<'contact'>['holidays']> =>
  (await readSetting('contact')).value.holidays;

export const readSlaSteps = async (tx: Tx = db): Promise<SettingValue<'clock'>> =>
  toSetting('clock', await readSettingRow('clock', tx)).value;

/** FAQ-1. */
export async function getFaqs(): Promise<Faq[]> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  const [faqs, { facts }] = await Promise.all([readSetting('faqs'), getSettings()]);
  return toFaqs(faqs, facts);
}

const legalTexts = { privacy, terms };

const ofBrand = new Set<FactName>(['brand', 'short name', 'since', 'demo notice']);

const partOfFact = (name: FactName): SettingPart => {
  if (name === 'months kept') return 'retention';
  if (name === 'months CVs are kept') return 'forms';
  return ofBrand.has(name) ? 'identity' : 'contact';
};

/** LEGAL-1: with the day of the last change. */
export async function getLegal(part: keyof typeof legalTexts): Promise<LegalPage> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  // Next answers a cached function to anybody who knows its id, with any argument.
  if (!Object.hasOwn(legalTexts, part)) throw new AppError('not_found', 'There is no such text.');
  const [row, { facts }] = await Promise.all([readSettingRow(part), getSettings()]);
  const text = toSetting(part, row);
  const named = listTexts(text.value).flatMap(({ text: each }) => listPlaceholders(each));
  const parts = [...new Set(named.map(partOfFact))];
  const sources = [text, ...(await Promise.all(parts.map((each) => readSetting(each))))];
  const saved = sources
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1);
  // Until somebody saves the words, they have the day on which they were written.
  const written = row ? toDay(row.updatedAt.toISOString()) : legalTexts[part].updated;
  const updated = saved ? toDay(saved) : written;
  return { ...fillTexts(text.value, facts), updated };
}
