import { demoPromoter } from '@/lib/content/demo-promoter';
import { stockPictures, stockSlots } from '@/lib/content/pictures/stock-pictures';
import { searchDefaults } from '@/lib/content/search-defaults';
import { searchPages } from '@/lib/content/search-results';
import { formerDefaults } from '@/lib/content/settings/former-defaults';
import { site } from '@/lib/content/site';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { listTexts } from '@/lib/shared/settings/texts';

export type Left = { name: string; path: string };

const isBegun = (text: string, begun: string): boolean => text === begun || formerDefaults.has(text);

const given = (left: (Left | false)[]): Left[] => left.filter((each) => each !== false);

const towns = /\b(?:Udupi|Puttur)\b/;
const names = ['placeholder', 'to be entered', site.shortName, site.phone, site.email];

export function listInventedBrand(value: SettingValue<'identity'>): Left[] {
  const begun = settingDefaults.identity;
  const left = given([
    value.name === begun.name && { name: 'name', path: 'name' },
    value.shortName === begun.shortName && { name: 'short name', path: 'shortName' },
    value.tagline === begun.tagline && { name: 'tagline', path: 'tagline' },
    value.footerTagline === begun.footerTagline && { name: 'text in the footer', path: 'footerTagline' },
  ]);
  // A default value may be correct: then it counts as done, with a note.
  const isSinceOpen = left.length > 0 && value.since === begun.since;
  return isSinceOpen ? [...left, { name: 'year of foundation', path: 'since' }] : left;
}

export const listStockPictures = (value: SettingValue<'identity'>): Left[] =>
  stockSlots
    .filter((slot) => value[slot] === null)
    .map((slot) => ({
      name: stockPictures[slot].label.replace(/^Picture (?:of |behind )?/, ''),
      path: slot,
    }));

export function listInventedContact(value: SettingValue<'contact'>): Left[] {
  const begun = settingDefaults.contact;
  const social = value.social.findIndex(({ href }) => begun.social.some((link) => link.href === href));
  return given([
    value.phone === begun.phone && { name: 'phone number', path: 'phone' },
    value.email === begun.email && { name: 'e-mail address', path: 'email' },
    value.address.some((line) => begun.address.includes(line)) && { name: 'address', path: 'address' },
    social !== -1 && { name: 'links to networks', path: `social.${social}.href` },
  ]);
}

const promoterNames: Record<keyof typeof demoPromoter, string> = {
  registeredName: 'registered name',
  companyNumber: 'CIN',
  grievanceContact: 'grievance contact',
  dataContact: 'contact for data requests',
};

export const listInventedPromoter = (value: SettingValue<'contact'>): Left[] =>
  (Object.keys(promoterNames) as (keyof typeof demoPromoter)[])
    .filter((path) => value[path] === demoPromoter[path])
    .map((path) => ({ name: promoterNames[path], path }));

export function listInventedHome(value: SettingValue<'home'>): Left[] {
  const begun = settingDefaults.home;
  return given([
    isBegun(value.statement, begun.statement) && { name: 'first sentence', path: 'statement' },
    isBegun(value.about, begun.about) && { name: 'text next to it', path: 'about' },
  ]);
}

export function listInventedStory(value: SettingValue<'story'>): Left[] {
  const begun = settingDefaults.story;
  const paragraphs = new Set(begun.chapters.flatMap((chapter) => chapter.paragraphs));
  const chapters = value.chapters.flatMap((chapter, index) =>
    chapter.paragraphs.some((text) => paragraphs.has(text) || formerDefaults.has(text)) ? [index] : [],
  );
  return given([
    isBegun(value.statement, begun.statement) && { name: 'first sentence of About Us', path: 'statement' },
    isBegun(value.lead, begun.lead) && { name: 'first paragraph of the story', path: 'lead' },
    chapters.length > 0 && {
      name: chapters.length === 1 ? 'one chapter' : `${chapters.length} chapters`,
      path: `chapters.${chapters[0]}.paragraphs`,
    },
  ]);
}

/** Independent of the builder's current name. */
export function listInventedTexts(part: 'faqs' | 'privacy' | 'terms', value: unknown): string[] {
  const begun = new Set(listTexts(settingDefaults[part]).map(({ text }) => text));
  return listTexts(value)
    .filter(({ text }) => names.some((name) => text.includes(name)) || (begun.has(text) && towns.test(text)))
    .map(({ path }) => path.filter((step, at) => at < 2 || typeof step === 'string').join('.'));
}

export function listInventedSearch(value: SettingValue<'search'>, city: string): Left[] {
  const defaults = searchDefaults(city);
  return searchPages.flatMap((page) => {
    const field = (['title', 'description'] as const).find(
      (name) => value[page][name] === '' && towns.test(defaults[page][name]),
    );
    return field ? [{ name: defaults[page].name, path: `${page}.${field}` }] : [];
  });
}
