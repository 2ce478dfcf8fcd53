import { importColumns } from '@/lib/domain/intake/schema';
import type { Entry } from '../../read';

const most = 60;
/** Lines of a mail that are read; the rest stays in its text. */
const mostLines = 2000;
const longestLabel = 40;
const mostWords = 5;
/** The head of a mail that was forwarded says nothing of the lead. */
const ofMail = /^(?:from|to|cc|bcc|sent|subject|reply to)$/i;
const isLabel = /^\p{L}[\p{L}\p{N} '’/()&_-]*$/u;
const messages = importColumns.find(({ name }) => name === 'message')?.heads ?? /$^/;

/** Without the marks of a quotation, of a list and of bold words. */
const toPlain = (line: string) =>
  line
    .replace(/^[>\s•·]+/, '')
    .replaceAll('*', '')
    .trim();

/** "Contact No.: 98450 12345"; null for a line without a label. */
function readLine(line: string): Entry | null {
  const at = line.search(/[:\t]/);
  if (at < 1 || at > longestLabel) return null;
  const label = line.slice(0, at).replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  const value = line
    .slice(at)
    .replace(/^[\s:]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isSaid = isLabel.test(label) && label.split(' ').length <= mostWords && !value.startsWith('//');
  return isSaid ? [label, value] : null;
}

/**
 * The labelled lines of a mail, each label once. The line after a label that stands alone is its value, and lines after a message go
 * on with it.
 */
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
      // A label that stands alone may have its value below a gap.
      if (found.get(last) !== '') last = '';
    } else if (found.get(last) === '' || messages.test(last)) {
      found.set(last, [found.get(last), line].filter(Boolean).join('\n'));
      if (!messages.test(last)) last = '';
    }
  }
  return [...found].filter(([label, value]) => value !== '' && !ofMail.test(label));
}
