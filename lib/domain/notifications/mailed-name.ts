const mostCharacters = 60;

const startsAddress = /[a-z][a-z\d+.-]*:\/\/|\bwww[.。．｡]|\bmailto:|[@＠]/i;
const spelledDot = /\p{L}\s*[[({]\s*dot\s*[\])}]\s*\p{L}|\sdot\s(?:com|net|org|in|info|biz)\b/iu;
const dotted = /([\p{L}\p{M}\p{N}-]+)[.。．｡](?=([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+))/gu;
/** "K.Ramesh", "Dr.Rao": an initial or a title before a capital. */
const nameBefore = /^(?:\p{Lu}|Dr|Mr|Mrs|Ms|Smt|Sri|Shri|Er|Adv|Prof|Md|Mohd|Capt|Col|Fr)$/u;
const nameBehind = /^\p{Lu}/u;
const endings = /^(?:com|net|org|in|co|io|info|biz|me|tv|ly|app|xyz|top|site|shop|link|online|live|club)$/i;
const phoneNumber = /(?:\p{Nd}[\s().+/–-]*){7}/u;

export function hasAddress(name: string): boolean {
  if (startsAddress.test(name) || spelledDot.test(name)) return true;
  return [...name.matchAll(dotted)].some(
    ([, before = '', behind = '']) =>
      !nameBefore.test(before) || !nameBehind.test(behind) || endings.test(behind),
  );
}

/** '' for a name that could carry a message to a stranger. */
export function toMailedName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isMessage = [...plain].length > mostCharacters || phoneNumber.test(plain) || hasAddress(plain);
  return isMessage ? '' : plain;
}

export function toGreeting(name: string): string {
  const mailed = toMailedName(name);
  return mailed ? `Dear ${mailed},` : 'Good day,';
}
