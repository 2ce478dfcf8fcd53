const mostCharacters = 60;

const startsAddress = /[a-z][a-z\d+.-]*:\/\/|\bwww[.。．｡]|\bmailto:|[@＠]/i;
const spelledDot = /\p{L}\s*[[({]\s*dot\s*[\])}]\s*\p{L}|\sdot\s(?:com|net|org|in|info|biz)\b/iu;
/** Words on both sides of a dot without a space, as in x.example. */
const dotted = /([\p{L}\p{M}\p{N}-]+)[.。．｡](?=([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+))/gu;
/** "K.Ramesh", "Dr.Rao": an initial or a title, with a name in capitals or a capital behind. */
const nameBefore = /^(?:\p{Lu}|Dr|Mr|Mrs|Ms|Smt|Sri|Shri|Er|Adv|Prof|Md|Mohd|Capt|Col|Fr)$/u;
const nameBehind = /^\p{Lu}/u;
const endings = /^(?:com|net|org|in|co|io|info|biz|me|tv|ly|app|xyz|top|site|shop|link|online|live|club)$/i;
const phoneNumber = /(?:\p{Nd}[\s().+/–-]*){7}/u;

/** True for a name in which an address of the net stands, in whatever form. */
export function hasAddress(name: string): boolean {
  if (startsAddress.test(name) || spelledDot.test(name)) return true;
  return [...name.matchAll(dotted)].some(
    ([, before = '', behind = '']) =>
      !nameBefore.test(before) || !nameBehind.test(behind) || endings.test(behind),
  );
}

/** The name as a mail to the address that was given may greet it; '' for one that could carry a message to somebody else. */
export function toMailedName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isMessage = [...plain].length > mostCharacters || phoneNumber.test(plain) || hasAddress(plain);
  return isMessage ? '' : plain;
}
