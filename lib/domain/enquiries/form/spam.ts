import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { hasAddress } from '../mails/mailed-name';

type Submission = {
  name: string;
  message: string;
  /** The field that people never see was filled in. */
  isHoneypotFilled: boolean;
  /** From the opening of the page to the sending; known with JavaScript alone. */
  filledInMs?: number | undefined;
  /** The networks around its sender have sent more than a town does. */
  isFromCrowd?: boolean;
};

const link = /(?:https?:\/\/|www\.)\S+|\[url|<a\s/gi;
const code = /<\s*(?:script|iframe|a|img|style|form)\b|javascript:|\[\/?url\b/i;
// Writings that our visitors do not use: most of such messages advertise something.
const foreignWriting =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What makes a message look like spam, as sentences for the person who looks; empty when nothing does. */
export function listSpamReasons({
  name,
  message,
  isHoneypotFilled,
  filledInMs,
  isFromCrowd = false,
}: Submission): string[] {
  const reasons: string[] = [];
  if (isHoneypotFilled) reasons.push('A field that people cannot see was filled in.');
  const links = countOf(message, link);
  if (links > 1) reasons.push(`${numbers[links] ?? links} links in the message.`);
  if (countOf(name, link) > 0 || hasAddress(name)) reasons.push('A link in the name.');
  if (code.test(message) || code.test(name)) reasons.push('Program code or link markup in the text.');
  const letters = countOf(message, /\p{L}/gu);
  if (letters > 0 && countOf(message, foreignWriting) > letters / 4)
    reasons.push('Written in a script that is not used here.');
  if (filledInMs !== undefined && filledInMs < enquiryLimits.minFillMs) {
    const seconds = Math.max(1, Math.round(filledInMs / 1000));
    reasons.push(`Sent ${seconds} ${seconds === 1 ? 'second' : 'seconds'} after the page opened.`);
  }
  if (isFromCrowd) reasons.push('Very many enquiries came from the networks around its sender.');
  return reasons;
}
