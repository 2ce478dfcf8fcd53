import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import type { OfficeFormName, OpenForms } from '@/lib/content/enquiries/office-form-pages';
import { type LegalPage, privacy, terms } from '@/lib/content/pages/legal';
import type { FactName, Facts } from '@/lib/content/settings/fact-names';
import { type Admin, assertRole, type Editor, type Sales } from '@/lib/server/auth/viewer';
import { readOptional } from '@/lib/server/cache/optional';
import { db, type Tx } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { log } from '@/lib/server/log';
import { type Identity, type OwnPictures, toIdentity, toOwnPictures } from '@/lib/shared/brand/identity';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import { AppError } from '@/lib/shared/errors';
import { findE164 } from '@/lib/shared/phone';
import { toFacts } from '@/lib/shared/settings/facts-of-settings';
import { fillTexts, listPlaceholders } from '@/lib/shared/settings/placeholders';
import { toAddressLines } from '@/lib/shared/settings/postal-address';
import { listTexts } from '@/lib/shared/settings/texts';
import { toDay } from '@/lib/shared/time/local-day';
import type {
  Contact,
  Faq,
  MailHead,
  OfferedLegal,
  OwnSettings,
  PageWords,
  Responder,
  Setting,
  Settings,
  ShownContact,
  ShownSettings,
} from './dto';
import { findOffer, legalParts } from './legal';
import type { AdvertisingMode } from './parts/advertising';
import { type SettingRow, settingInclude, toSetting } from './row';
import { listParts, type SettingPart, type SettingValue, settingParts, settingTable } from './schema';
import { toFaqs, toResponder } from './shown';
import { settingTags } from './tags';

const readSettingRow = (part: SettingPart, tx: Tx = db): Promise<SettingRow | null> =>
  tx.setting.findUnique({ where: { part }, include: settingInclude });

async function readSetting<P extends SettingPart>(part: P): Promise<Setting<P>> {
  return toSetting(part, await readSettingRow(part));
}

/** What pages say: of the holidays they need the days. */
const toContact = ({ holidays, ...value }: SettingValue<'contact'>): Contact => ({
  ...value,
  closedDays: holidays.map(({ day }) => day),
  street: value.address,
  address: toAddressLines(value),
  phoneHref: `tel:${findE164(value.phone) ?? value.phone}`,
});

/** The parts that any page may show. */
const shownParts = ['identity', 'contact', 'retention', 'forms', 'home', 'story', 'search'] as const;

const readShownRows = (parts: readonly SettingPart[] = shownParts): Promise<SettingRow[]> =>
  db.setting.findMany({ where: { part: { in: [...parts] } }, include: settingInclude });

/** `instead` stands in the place of its part. */
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

/** As they would stand with this one saved. */
export const readSettingsWith = async (setting: Setting): Promise<ShownSettings> =>
  toShownSettings(await readShownRows(), setting);

/** What the settings say on any page: the builder, how the office is reached (CONT-1, FOOT-1), and the words of the fixed pages. */
async function getSettings(): Promise<ShownSettings> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  return toShownSettings(await readShownRows());
}

/** The same, but never missing: when it cannot be read the product's own stands, so that no page is without a number to call. */
export const getShownSettings = async (): Promise<ShownSettings> =>
  (await readOptional('settings', getSettings)) ?? toShownSettings([]);

/** The builder alone: for pictures, which are not made anew for another part. */
export async function getIdentity(): Promise<Identity> {
  'use cache';
  cacheTag(settingTags.identity);
  cacheLife('max');
  const { value, pictures } = await readSetting('identity');
  return toIdentity(value, pictures);
}

export const getShownContact = async (): Promise<ShownContact> => (await getShownSettings()).contact;
/** The same for a form of the office, with the months that what it sends is kept. */
export async function getOfficeContact(name: OfficeFormName): Promise<ShownContact> {
  const { contact, forms } = await getShownSettings();
  return name === 'career' ? { ...contact, monthsKept: forms.cvMonths } : contact;
}

/** Which forms of the office are on: none when it cannot be read. */
export const getOpenForms = async (): Promise<OpenForms> => (await getShownSettings()).forms;
export const getShownIdentity = async (): Promise<Identity> => (await getShownSettings()).identity;
export const getShownPictures = async (): Promise<OwnPictures> => (await getShownSettings()).pictures;
export const getShownWords = async (): Promise<PageWords> => (await getShownSettings()).words;

/** Who answers enquiries, or null while nobody is named. */
export async function findResponder(): Promise<Responder | null> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  return toResponder(await readSetting('responder'));
}

/** The same, and nobody when it cannot be read. */
export const findShownResponder = (): Promise<Responder | null> => readOptional('responder', findResponder);

/** The number to call, never missing. */
export const findShownPhone = async (): Promise<string> => (await getShownContact()).phone;

/** What a lead must not fail for: as it stands now, past the cache, else the product's own. */
async function readNow(...parts: SettingPart[]): Promise<ShownSettings> {
  try {
    return toShownSettings(await readShownRows(parts));
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the settings could not be read: the product’s own are taken');
    return toShownSettings([]);
  }
}

/** For mails, which are also written outside of a page. Never missing. */
export const readMailHead = async (): Promise<MailHead> => readNow('identity', 'contact');

export const getReadyAnswers = async (_sales: Sales): Promise<SettingValue<'answers'>['answers']> =>
  (await readSetting('answers')).value.answers;

/** Whether the office is warned of what may not be advertised, for whoever keeps projects. */
export const getAdvertising = async (_editor: Editor): Promise<SettingValue<'advertising'>> =>
  (await readSetting('advertising')).value;

/** What becomes of a project that may not be advertised, as it stands now, past the cache. */
export const readAdvertisingMode = async (tx: Tx = db): Promise<AdvertisingMode> =>
  toSetting('advertising', await readSettingRow('advertising', tx)).value.mode;

/** The same for pages, which are purged when it is changed. */
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

/** The months that an enquiry of each kind is kept after the last contact, past the cache. Never missing. */
export const readRetentionMonths = async (): Promise<(kind: EnquiryKind) => number> =>
  toRetentionMonths(await readNow('retention', 'forms'));

export type IntakeSettings = { head: MailHead; monthsOf: (kind: EnquiryKind) => number };

/** What a new enquiry needs, in one query, past the cache. Never missing. */
export async function readIntakeSettings(): Promise<IntakeSettings> {
  const settings = await readNow('identity', 'contact', 'retention', 'forms');
  return { head: settings, monthsOf: toRetentionMonths(settings) };
}

/** Which forms of the office are on, as it stands now, past the cache. */
export const readOpenForms = async (): Promise<OpenForms> => (await readSetting('forms')).value;

/** What a partner accepts, as it stands now, past the cache. */
export const readPartnerTerms = async (): Promise<string> => (await readSetting('forms')).value.partnerTerms;

const toCalendar = ({ hours, holidays }: SettingValue<'contact'>): Calendar => ({
  hours,
  closedDays: holidays.map(({ day }) => day),
});

/** When the office works, past the cache. */
export const readCalendar = async (tx: Tx = db): Promise<Calendar> =>
  toCalendar(toSetting('contact', await readSettingRow('contact', tx)).value);

/** When the office works and by when it answers, in one query, past the cache. */
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

/** By when enquiries are answered and who is told, as it stands now. */
export const readSlaSteps = async (tx: Tx = db): Promise<SettingValue<'clock'>> =>
  toSetting('clock', await readSettingRow('clock', tx)).value;

/** The questions and answers (FAQ-1). */
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

/** A legal text with the day of its last change (LEGAL-1). */
export async function getLegal(part: keyof typeof legalTexts): Promise<LegalPage> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  // Next answers a cached function to whoever knows its id, with any argument: other parts are nobody's to read.
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
  // Words that nobody has saved have the day on which the product wrote them.
  const written = row ? toDay(row.updatedAt.toISOString()) : legalTexts[part].updated;
  const updated = saved ? toDay(saved) : written;
  return { ...fillTexts(text.value, facts), updated };
}

/** One part as it stands now, past the cache. @throws AppError forbidden for a part of another role. */
export async function getSetting<P extends SettingPart>(editor: Editor, part: P): Promise<Setting<P>> {
  assertRole(editor, settingTable[part].role);
  return readSetting(part);
}

const readRows = (): Promise<SettingRow[]> => db.setting.findMany({ include: settingInclude });

function toSettings(rows: SettingRow[]): Settings {
  const entries = settingParts.map((part) => [
    part,
    toSetting(part, rows.find((row) => row.part === part) ?? null),
  ]);
  // Every part is listed above, each with its own shape.
  return Object.fromEntries(entries) as Settings;
}

/** Every part as it stands now, past the cache. */
export const listSettings = async (_admin: Admin): Promise<Settings> => toSettings(await readRows());

/** The words that an update has brought for the legal texts, by part. */
const toOffered = (rows: SettingRow[]): OfferedLegal =>
  Object.fromEntries(
    legalParts.flatMap((part) => {
      const row = rows.find((each) => each.part === part);
      const words = row && findOffer(part, { value: toSetting(part, row).value, base: row.base });
      return words ? [[part, words]] : [];
    }),
  );

/** The parts of the role, what the texts of pages may name, and what an update offers. */
export async function listOwnSettings(
  editor: Editor,
): Promise<{ settings: OwnSettings; facts: Facts; offered: OfferedLegal }> {
  const rows = await readRows();
  const settings = toSettings(rows);
  const own = listParts(editor.role).map((part) => [part, settings[part]]);
  return {
    // An editor's parts are of every role that comes here.
    settings: Object.fromEntries(own) as OwnSettings,
    // Both are an editor's.
    offered: toOffered(rows),
    facts: toFacts({
      brand: settings.identity.value,
      contact: settings.contact.value,
      monthsKept: settings.retention.value.months,
      cvMonthsKept: settings.forms.value.cvMonths,
    }),
  };
}
