import { importColumns } from '@/lib/domain/intake/schema';
import type { Entry } from '../../read';

const most = 60;
const mostLines = 2000;
const longestLabel = 40;
const mostWords = 5;
/** The head of a forwarded mail is not part of the lead. */
const ofMail = /^(?:from|to|cc|bcc|sent|subject|reply to)$/i;
const isLabel = /^\p{L}[\p{L}\p{N} '’/()&_-]*$/u;
const messages = importColumns.find(({ name }) => name === 'message')?.heads ?? /$^/;

const toPlain = (line: string) =>
  line
    .replace(/^[>\s•·]+/, '')
    .replaceAll('*', '')
    .trim();

function readLine(line: string): Entry | null {
  const at = line.search(/[:\t]/);
  if (at < 1 || at > longestLabel) return null;
  const label = line.slice(0, at).replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  const value = line
    .slice(at)
    .replace(/^[\s:]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isLabelled = isLabel.test(label) && label.split(' ').length <= mostWords && !value.startsWith('//');
  return isLabelled ? [label, value] : null;
}

/** Each label once. A lone label takes the next line, and lines after a message continue it. */
export function readLines(text: string): Entry[] {
  const found = new Map<string, string>();
  let last = '';
  for (const line of text.split(/\r?\n/, mostLines).map(toPlain)) {
    const entry = readLine(line);
    if (entry) {
      const [label, value] = entry;
      last = found.has(label) ? '' : label;
      if (last !== '' && found.size < most) found.set(label, value);
    } else if (line === '') {
      // The value of a lone label may follow after empty lines.
      if (found.get(last) !== '') last = '';
    } else if (found.get(last) === '' || messages.test(last)) {
      found.set(last, [found.get(last), line].filter(Boolean).join('\n'));
      if (!messages.test(last)) last = '';
    }
  }
  return [...found].filter(([label, value]) => value !== '' && !ofMail.test(label));
}
