import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Facts } from '@/lib/content/facts';
import { type LegalPage, privacy, terms } from '@/lib/content/legal';
import { type Admin, assertRole, type Editor } from '@/lib/server/auth/viewer';
import { readOptional } from '@/lib/server/cache/optional';
import { db } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { log } from '@/lib/server/log';
import { AppError } from '@/lib/shared/errors';
import { toFacts } from '@/lib/shared/facts';
import { toDay } from '@/lib/shared/local-day';
import { findE164 } from '@/lib/shared/phone';
import { fillTexts, listPlaceholders } from '@/lib/shared/placeholders';
import { toAddressLines } from '@/lib/shared/postal-address';
import { listTexts } from '@/lib/shared/texts';
import type { Contact, Faq, OwnSettings, PageWords, Responder, Setting, Settings, ShownContact } from './dto';
import { findPicture } from './pictures';
import { listParts, roleOfPart } from './roles';
import { type SettingRow, settingInclude, toSetting } from './row';
import { type SettingPart, type SettingValue, settingParts } from './schema';
import { settingTags } from './tags';

async function readSetting<P extends SettingPart>(part: P): Promise<Setting<P>> {
  return toSetting(part, await db.setting.findUnique({ where: { part }, include: settingInclude }));
}

const toContact = (value: SettingValue<'contact'>): Contact => ({
  ...value,
  street: value.address,
  address: toAddressLines(value),
  phoneHref: `tel:${findE164(value.phone) ?? value.phone}`,
});

const toShownContact = (contact: Setting<'contact'>, kept: Setting<'retention'>): ShownContact => ({
  ...toContact(contact.value),
  monthsKept: kept.value.months,
});

function toPageWords(rows: SettingRow[]): PageWords {
  const wordsOf = <P extends keyof PageWords>(part: P) =>
    toSetting(part, rows.find((row) => row.part === part) ?? null).value;
  return { home: wordsOf('home'), story: wordsOf('story'), search: wordsOf('search') };
}

/** How the office is reached (CONT-1, FOOT-1). */
export async function getContact(): Promise<ShownContact> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  const [contact, kept] = await Promise.all([readSetting('contact'), readSetting('retention')]);
  return toShownContact(contact, kept);
}

/** The same, but never missing: when it cannot be read the product's own stands, so that no page is without a number to call. */
export async function getShownContact(): Promise<ShownContact> {
  const product = () => toShownContact(toSetting('contact', null), toSetting('retention', null));
  return (await readOptional('contact', getContact)) ?? product();
}

/** Who answers enquiries, or null while nobody is named. */
export async function findResponder(): Promise<Responder | null> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  const { value, pictures } = await readSetting('responder');
  const { name, role } = value;
  return name ? { name, role, picture: findPicture(pictures, value.picture) } : null;
}

/** The same, and nobody when it cannot be read. */
export const findShownResponder = (): Promise<Responder | null> => readOptional('responder', findResponder);

/** What the fixed pages say, and what searches show of them. */
async function getPageWords(): Promise<PageWords> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  const rows = await db.setting.findMany({
    where: { part: { in: ['home', 'story', 'search'] } },
    include: settingInclude,
  });
  return toPageWords(rows);
}

/** The same, but never missing: when it cannot be read the product's own stands. */
export const getShownWords = async (): Promise<PageWords> =>
  (await readOptional('page words', getPageWords)) ?? toPageWords([]);

/** The number to call, never missing. */
export const findShownPhone = async (): Promise<string> => (await getShownContact()).phone;

/** What a lead must not fail for: as it stands now, past the cache, else the product's own. */
async function readOrDefault<P extends SettingPart>(part: P): Promise<SettingValue<P>> {
  try {
    return (await readSetting(part)).value;
  } catch (error) {
    log.error({ part, reason: reasonOf(error) }, 'a setting could not be read: the product’s own is taken');
    return toSetting(part, null).value;
  }
}

/** How the office is reached, past the cache: for mails, which are also written outside of a page. Never missing. */
export const readContact = async (): Promise<Contact> => toContact(await readOrDefault('contact'));

/** The months that an enquiry is kept after the last contact, as they stand now. Never missing. */
export const readRetentionMonths = async (): Promise<number> => (await readOrDefault('retention')).months;

/** The questions and answers (FAQ-1); each has an id for its address in the page. */
export async function getFaqs(): Promise<Faq[]> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  const [{ value }, contact, kept] = await Promise.all([
    readSetting('faqs'),
    readSetting('contact'),
    readSetting('retention'),
  ]);
  const faqs = value.map((faq, index) => ({ ...faq, _id: faq._id ?? `question-${index + 1}` }));
  return fillTexts(faqs, toFacts(contact.value, kept.value.months));
}

const legalTexts = { privacy, terms };

/** A legal text with the day of its last change (LEGAL-1). */
export async function getLegal(part: keyof typeof legalTexts): Promise<LegalPage> {
  'use cache';
  cacheTag(settingTags.all);
  cacheLife('max');
  // Next answers a cached function to whoever knows its id, with any argument: other parts are nobody's to read.
  if (!Object.hasOwn(legalTexts, part)) throw new AppError('not_found', 'There is no such text.');
  const [text, contact, kept] = await Promise.all([
    readSetting(part),
    readSetting('contact'),
    readSetting('retention'),
  ]);
  const named = listTexts(text.value).flatMap(({ text: each }) => listPlaceholders(each));
  const sources = [
    text,
    ...(named.includes('months kept') ? [kept] : []),
    ...(named.some((name) => name !== 'months kept' && name !== 'brand') ? [contact] : []),
  ];
  const saved = sources
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1);
  const updated = saved ? toDay(saved) : legalTexts[part].updated;
  return { ...fillTexts(text.value, toFacts(contact.value, kept.value.months)), updated };
}

/** One part as it stands now, past the cache. @throws AppError forbidden for a part of another role. */
export async function getSetting<P extends SettingPart>(editor: Editor, part: P): Promise<Setting<P>> {
  assertRole(editor, roleOfPart[part]);
  return readSetting(part);
}

async function readSettings(): Promise<Settings> {
  const rows = await db.setting.findMany({ include: settingInclude });
  const entries = settingParts.map((part) => [
    part,
    toSetting(part, rows.find((row) => row.part === part) ?? null),
  ]);
  // Every part is listed above, each with its own shape.
  return Object.fromEntries(entries) as Settings;
}

/** Every part as it stands now, past the cache. */
export const listSettings = (_admin: Admin): Promise<Settings> => readSettings();

/** The parts of the role, and what the texts of pages may name. */
export async function listOwnSettings(editor: Editor): Promise<{ settings: OwnSettings; facts: Facts }> {
  const settings = await readSettings();
  const own = listParts(editor.role).map((part) => [part, settings[part]]);
  return {
    // An editor's parts are of every role that comes here.
    settings: Object.fromEntries(own) as OwnSettings,
    facts: toFacts(settings.contact.value, settings.retention.value.months),
  };
}
