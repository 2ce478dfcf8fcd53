import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { findE164 } from '@/lib/shared/parsing/phone';
import { findAdvertising } from './spam-words';

type Submission = {
  name: string;
  phone: string;
  message: string;
  isHoneypotFilled: boolean;
  filledInMs?: number | undefined;
  isFromCrowd?: boolean;
};

type Sign = { weight: number; reason: string };

/** From this weight on an enquiry is held. */
const held = 6;
/** Less is lost of somebody who cannot be called. */
const heldWithoutNumber = 3;

const link = /(?:https?:\/\/|www\.)\S+|\[url|<a\s|\b(?:t\.me|bit\.ly|wa\.me)\/\S+/gi;
/** Links that buyers share: listings and maps. */
const familiarPlaces = [
  ...['housing.com', '99acres.com', 'magicbricks.com', 'nobroker.in', 'commonfloor.com', 'squareyards.com'],
  ...['makaan.com', 'olx.in', 'maps.app.goo.gl', 'photos.app.goo.gl', 'goo.gl/maps', 'google.com/maps'],
  ...['google.co.in/maps', 'maps.google.com', 'maps.google.co.in'],
].map((place) => place.replaceAll('.', '\\.'));
const familiarLink = new RegExp(`https?://(?:www\\.)?(?:${familiarPlaces.join('|')})(?![\\w.-])\\S*`, 'gi');
const code = /<\s*(?:script|iframe|a|img|style|form)\b|javascript:|\[\/?url\b/i;
// Our visitors do not use these scripts; most such messages advertise.
const foreignWriting =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const startOfLink = /https?:\/\/|\bwww\./i;
const mailAddress = /^\S+@\S+\.\S+$/;
const innerAddress = /@\S+\.|\.\p{L}{2,}\/\S|\sdot\s(?:com|net|org|in)\b|[[(]\s*dot\s*[\])]/iu;
/** After one or two letters an ending belongs to a name with initials. */
const domain = /[\p{L}\p{N}-]{3,}\.(?:com|in|net|org|co|info|biz|xyz|top|site|shop|online|live|club)\b/iu;

/** For none, one, two and more phrases of each list. */
const wordWeights = { alien: [0, 4, held], shared: [0, 2, 3], pitches: [0, 3, 5, held], common: [0, 1, 2] };

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function weighLinks(message: string): Sign | null {
  const links = countOf(message.replace(familiarLink, ''), link);
  if (links === 0) return null;
  const reason = links === 1 ? 'A link in the message.' : `${numbers[links] ?? links} links in the message.`;
  return { weight: links > 3 ? held : links + 1, reason };
}

/** A dot alone is no sign: it joins initials, titles and family names. */
function weighName(name: string): Sign | null {
  const reason = 'A link in the name.';
  const plain = name.trim();
  if (startOfLink.test(plain)) return { weight: held, reason };
  // Some people and browsers fill in their e-mail address here.
  if (mailAddress.test(plain)) return { weight: 2, reason };
  return innerAddress.test(plain) || domain.test(plain) ? { weight: 3, reason } : null;
}

function weighWriting(message: string): Sign | null {
  const letters = countOf(message, /\p{L}/gu);
  const foreign = countOf(message, foreignWriting);
  if (foreign <= letters / 4) return null;
  return { weight: foreign > letters / 2 ? held : 3, reason: 'Written in a script that is not used here.' };
}

function weighWords(message: string): Sign | null {
  const found = findAdvertising(message);
  const words = Object.values(found).flat();
  if (words.length === 0) return null;
  const weight = Object.entries(wordWeights).reduce((sum, [list, weights]) => {
    const count = found[list as keyof typeof found].length;
    return sum + (weights[Math.min(count, weights.length - 1)] ?? 0);
  }, 0);
  const shown = words.slice(0, 3).map((each) => `“${each.trim()}”`);
  return { weight, reason: `Words of advertisements: ${shown.join(', ')}.` };
}

/** Capitals inside words, or more consonants in a row than any language has. */
function isRandom(text: string): boolean {
  // Links and registration numbers are not words.
  const words = text.replace(/\S*[/@]\S*|www\.\S+/gi, ' ').match(/[a-z]{7,}/gi) ?? [];
  return words.some((word) => {
    if (word === word.toUpperCase()) return false;
    const once = word.replace(/(.)\1+/gi, '$1');
    return countOf(word, /[a-z][A-Z]/g) > 2 || /[bcdfghj-np-tvwxz]{6}/i.test(once);
  });
}

function weighTime(filledInMs: number | undefined): Sign | null {
  if (filledInMs === undefined || filledInMs >= enquiryLimits.minFillMs) return null;
  const seconds = Math.max(1, Math.round(filledInMs / 1000));
  const reason = `Sent ${seconds} ${seconds === 1 ? 'second' : 'seconds'} after the page opened.`;
  return { weight: 3, reason };
}

function listSigns({ name, message, isHoneypotFilled, filledInMs, isFromCrowd = false }: Submission): Sign[] {
  const hasCode = code.test(message) || code.test(name);
  const signs = [
    // Password managers fill it in, too.
    isHoneypotFilled && { weight: 4, reason: 'A field that people cannot see was filled in.' },
    weighLinks(message),
    weighName(name),
    hasCode && { weight: held, reason: 'Program code or link markup in the text.' },
    weighWriting(message),
    weighWords(message),
    isRandom(name) && { weight: 3, reason: 'Random letters in the name.' },
    isRandom(message) && { weight: 3, reason: 'Random letters in the message.' },
    weighTime(filledInMs),
    isFromCrowd && { weight: held, reason: 'Very many enquiries came from networks near the sender.' },
  ];
  return signs.filter((sign) => sign !== null && sign !== false);
}

/** Signs add up, so that one weak sign hides nobody who can be called. Empty if it is not held. */
export function listSpamReasons(sent: Submission): string[] {
  const signs = listSigns(sent);
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
  const enough = findE164(sent.phone) === null ? heldWithoutNumber : held;
  return weight < enough ? [] : signs.map(({ reason }) => reason);
}
